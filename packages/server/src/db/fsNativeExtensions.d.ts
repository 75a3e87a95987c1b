// The package brings no types of its own.
declare module 'fs-native-extensions' {
  /**
   * Requests an exclusive lock on a range of a file, which the kernel releases with the process.
   *
   * @returns `false` when another open file holds it
   */
  export function tryLock(fd: number, offset: number, length: number): boolean
}
