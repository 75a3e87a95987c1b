/**
 * What a run walks through. `NALAM_COMBINATIONS=all` takes every combination, as the nightly workflow does.
 *
 * @param few of them, in which each language, width or zone that differs is met
 */
export const combinations = <T>(all: readonly T[], few: readonly T[]): readonly T[] =>
  process.env['NALAM_COMBINATIONS'] === 'all' ? all : few
