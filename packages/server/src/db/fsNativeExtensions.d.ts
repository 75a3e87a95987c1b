// The package has no type declarations.
declare module 'fs-native-extensions' {
  /**
   * Requests an exclusive lock on a range of a file. The kernel releases it when the process ends.
   *
   * @returns `false` when another open file holds it
   */
  export function tryLock(fd: number, offset: number, length: number): boolean
}
