/**
 * Returns the combinations of a run: all of them with `NALAM_COMBINATIONS=all`, as in the nightly
 * workflow, otherwise a few.
 *
 * @param few a selection that covers each language, width or zone that differs
 */
export const combinations = <T>(all: readonly T[], few: readonly T[]): readonly T[] =>
  process.env['NALAM_COMBINATIONS'] === 'all' ? all : few
