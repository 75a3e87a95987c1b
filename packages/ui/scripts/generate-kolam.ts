// Draws the kolam and writes src/components/Kolam/kolamPaths.ts. Each square tile has two quarter
// arcs in one of two directions. In a square drawing, the directions of one triangle are given and
// mirrored with eightfold symmetry. Half circles close the border. Every loop contains a dot.
// Run: pnpm --filter @nalam/ui generate:kolam
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Side length of a tile. The radius of an arc is half of it. */
const TILE = 40
const R = TILE / 2

interface Drawing {
  width: number
  height: number
  line: string
  dots: readonly (readonly [number, number])[]
}

/**
 * Whether a tile joins the two dots at its corners; otherwise it separates them. Corners with an
 * odd sum of coordinates have dots.
 */
type Joins = (column: number, row: number) => boolean

/**
 * Returns the tiles of a square from one triangle of it (row <= column < size / 2, from the border
 * to the middle), mirrored with eightfold symmetry.
 */
function eightfold(size: number, triangle: readonly string[]): Joins {
  const half = Math.ceil(size / 2)
  return (column, row) => {
    const x = Math.min(column, size - 1 - column)
    const y = Math.min(row, size - 1 - row)
    const [far, near] = x > y ? [x, y] : [y, x]
    return far < half && triangle[near]?.[far] === '+'
  }
}

type Point = readonly [number, number]
interface Arc {
  from: Point
  to: Point
  centre: Point
}

function draw(columns: number, rows: number, joins: Joins, margin = R + 4): Drawing {
  const arcs: Arc[] = []
  const corner = (x: number, y: number): Point => [margin + x * TILE, margin + y * TILE]
  const isDotted = (x: number, y: number) => (x + y) % 2 === 1
  const around = (x: number, y: number, dx: number, dy: number) => {
    const [cx, cy] = corner(x, y)
    arcs.push({ from: [cx + dx * R, cy], to: [cx, cy + dy * R], centre: [cx, cy] })
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const dottedFirst = isDotted(column, row)
      // Arcs that separate the dots go around the dotted corners, arcs that join them around the
      // other two.
      const first = joins(column, row) ? !dottedFirst : dottedFirst
      if (first) {
        around(column, row, 1, 1)
        around(column + 1, row + 1, -1, -1)
      } else {
        around(column + 1, row, -1, 1)
        around(column, row + 1, 1, -1)
      }
    }
  }
  for (let x = 0; x <= columns; x++) {
    for (let y = 0; y <= rows; y++) {
      if (!isDotted(x, y)) continue
      if (y === 0 || y === rows) {
        for (const side of [-1, 1]) around(x, y, side, y === 0 ? -1 : 1)
      } else if (x === 0 || x === columns) {
        for (const side of [-1, 1]) around(x, y, x === 0 ? -1 : 1, side)
      }
    }
  }
  const dots: Point[] = []
  for (let y = 0; y <= rows; y++) for (let x = 0; x <= columns; x++) if (isDotted(x, y)) dots.push(corner(x, y))
  return {
    width: columns * TILE + 2 * margin,
    height: rows * TILE + 2 * margin,
    line: trace(arcs),
    dots,
  }
}

const keyOf = ([x, y]: Point) => `${x},${y}`

/** Joins the arcs end to end into closed loops. */
function trace(arcs: readonly Arc[]): string {
  const at = new Map<string, Arc[]>()
  for (const arc of arcs) {
    for (const end of [arc.from, arc.to]) at.set(keyOf(end), [...(at.get(keyOf(end)) ?? []), arc])
  }
  const open = new Set(arcs)
  const loops: string[] = []
  for (const first of arcs) {
    if (!open.has(first)) continue
    let path = `M${first.from.join(' ')}`
    let arc: Arc | undefined = first
    let point = first.from
    while (arc) {
      open.delete(arc)
      const next: Point = keyOf(arc.from) === keyOf(point) ? arc.to : arc.from
      const [cx, cy] = arc.centre
      const cross = (point[0] - cx) * (next[1] - cy) - (point[1] - cy) * (next[0] - cx)
      path += `A${R} ${R} 0 0 ${cross > 0 ? 1 : 0} ${next.join(' ')}`
      point = next
      arc = at.get(keyOf(point))?.find((candidate) => open.has(candidate))
    }
    loops.push(`${path}Z`)
  }
  return loops.join('')
}

/** Returns the mark: four loops around four dots, compact enough to be recognized at 24 px. */
function mark(): Drawing {
  const far = 13.5
  const radius = 5.5
  const centre = 16
  const centres: Point[] = [
    [centre, centre - far + 4.5],
    [centre + far - 4.5, centre],
    [centre, centre + far - 4.5],
    [centre - far + 4.5, centre],
  ]
  const line = centres
    .map(
      ([x, y]) =>
        `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`,
    )
    .join('')
  return { width: 32, height: 32, line, dots: centres }
}

const drawings = {
  empty: draw(4, 2, (column, row) => (column + row) % 2 === 0 && column > 0 && column < 3),
  failed: draw(4, 2, (column) => column === 0),
  lost: draw(4, 4, eightfold(4, ['-+', '--'])),
}

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'components', 'Kolam')
const HEAD = '// Generated by scripts/generate-kolam.ts. Do not edit.\n'
const constant = (name: string, drawing: Drawing) =>
  `\nexport const ${name}Kolam: KolamDrawing = ${JSON.stringify(drawing)}\n`

writeFileSync(
  join(folder, 'kolamPaths.ts'),
  `${HEAD}/** A drawing: its box, the loops as one path, and the dots. */
export interface KolamDrawing {
  readonly width: number
  readonly height: number
  readonly line: string
  readonly dots: readonly (readonly [number, number])[]
}
${Object.entries(drawings)
  .map(([name, drawing]) => constant(name, drawing))
  .join('')}`,
)
// Files of their own: the sign-in page starts with the mark and loads its picture after its form.
for (const [name, drawing] of Object.entries({
  mark: mark(),
  signIn: draw(6, 6, eightfold(6, ['--+', '-+-', '--+'])),
})) {
  writeFileSync(
    join(folder, `${name}Kolam.ts`),
    `${HEAD}import type { KolamDrawing } from './kolamPaths.ts'\n${constant(name, drawing)}`,
  )
}
