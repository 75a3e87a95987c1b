/** Code that could not be fetched. Browser and router remember the failure: trying again means loading the page anew. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing'
}

/** @throws CodeMissing where the code cannot be fetched */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    throw new CodeMissing('Code of the page is missing', { cause: error })
  }
}
