/**
 * Thrown if code cannot be fetched. Browser and router cache the failure, so a retry has to reload
 * the page.
 */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing'
}

/** @throws CodeMissing if the code cannot be fetched */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    throw new CodeMissing('Code of the page is missing', { cause: error })
  }
}
