/** The width at which comments wrap (AGENTS.md, Words). The formatter does not wrap them. */
const WIDTH = 100

/** Comments on lines of their own. */
const COMMENTS = /^[ \t]*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/|\/\/.*)$/gm

/** Directives of tools have one line, and a link cannot be wrapped. */
const ONE_LINE = /oxlint-disable|@ts-|https?:\/\/\S{60}/

/**
 * Finds lines of comments that are too wide.
 * @param {string} path the file, from the root
 * @param {string} text its content
 * @returns {string[]} one line per problem
 */
export function commentWidthProblems(path, text) {
  // Scripts of the contract contain comments of the files that they generate.
  if (!/\.[cm]?[jt]sx?$/.test(path) || path.startsWith('openapi/')) return []
  return [...text.matchAll(COMMENTS)].flatMap(({ 0: comment, index }) => {
    const first = text.slice(0, index).split('\n').length
    return comment
      .split('\n')
      .flatMap((line, at) =>
        line.length > WIDTH && !ONE_LINE.test(line)
          ? [`${path}:${first + at} ${line.length} characters: wrap the comment at ${WIDTH}`]
          : [],
      )
  })
}
