/** @typedef {{ kind: 'clean' | 'found' | 'not checked', text: string }} AuditOutcome */

const UNANSWERED =
  /ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT\w*)|ERR_PNPM_(?:META_)?FETCH\w*|ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT/

/**
 * Classifies the result of `pnpm audit`. A registry without an audit service must neither fail a
 * run nor pass silently.
 * @param {number} code of the process @param {string} output of the process
 * @returns {AuditOutcome} text: one line, or for vulnerabilities all that pnpm printed
 */
export function auditOutcome(code, output) {
  const reason = UNANSWERED.exec(output)?.[0]
  if (reason) return { kind: 'not checked', text: `not checked: the registry did not respond to the audit (${reason})` }
  if (code !== 0) return { kind: 'found', text: output.trim() }
  return { kind: 'clean', text: output.trim() || 'No known vulnerabilities found' }
}
