import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import typescript from 'typescript'

/** What `import … from '@nalam/server'` leads to. They say every type that they export themselves. */
const PUBLIC = ['index', 'startTestServer', 'startError', 'demo/doctors'] as const

/**
 * Writes the declarations of the public modules into `dist` of the package that is built, each from its own file: no type of a bundled library is in them.
 *
 * @throws when a declaration cannot be made from its file alone
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
