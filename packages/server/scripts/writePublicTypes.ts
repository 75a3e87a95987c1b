import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import typescript from 'typescript'

/** Modules that `import … from '@nalam/server'` loads. They declare the types of all exports. */
const PUBLIC = ['index', 'app/startTestServer', 'startError', 'demo/doctors'] as const

/**
 * Writes the declarations of the public modules to `dist` of the built package. Each declaration is
 * generated from one source file, so it contains no types of bundled libraries.
 *
 * @throws when a declaration cannot be generated from its file alone
 */
export async function writePublicTypes(): Promise<void> {
  for (const name of PUBLIC) {
    const source = await readFile(`src/${name}.ts`, 'utf8')
    const { outputText, diagnostics = [] } = typescript.transpileDeclaration(source, {
      fileName: `${name}.ts`,
      reportDiagnostics: true,
      compilerOptions: { isolatedDeclarations: true, declaration: true, strict: true },
    })
    if (diagnostics.length > 0) {
      const problems = diagnostics.map(({ messageText }) => typescript.flattenDiagnosticMessageText(messageText, '\n'))
      throw new Error(`src/${name}.ts: ${problems.join('\n')}`)
    }
    const target = `dist/${name}.d.ts`
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, outputText.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"))
  }
}
