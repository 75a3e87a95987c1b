/** Side length of a tile of a kolam. */
export const TILE = 40
/** Space around the tiles: an arc, and its line. */
export const MARGIN = 24

export type Point = readonly [number, number]

/** Returns the place of a corner of tiles. */
export const corner = (x: number, y: number): Point => [MARGIN + x * TILE, MARGIN + y * TILE]

/** Returns whether a corner has a dot. */
export const isDotted = (x: number, y: number): boolean => (x + y) % 2 === 1

/** Returns the dots of a drawing of so many tiles. */
export function dotsOf(columns: number, rows: number): Point[] {
  const dots: Point[] = []
  for (let y = 0; y <= rows; y++) for (let x = 0; x <= columns; x++) if (isDotted(x, y)) dots.push(corner(x, y))
  return dots
}
