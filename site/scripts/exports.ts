import { dirname, join } from 'node:path'
import ts from 'typescript'
import { readFile } from './pieces.ts'

const has = (node: ts.HasModifiers, kind: ts.SyntaxKind) =>
  node.modifiers?.some((modifier) => modifier.kind === kind) === true

/** Returns the names that a statement itself exports. */
function declaredNames(statement: ts.Statement): string[] {
  if (!ts.canHaveModifiers(statement) || !has(statement, ts.SyntaxKind.ExportKeyword)) return []
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  return 'name' in statement && statement.name ? [(statement.name as ts.Identifier).text] : []
}

const sourceOf = (file: string) => ts.createSourceFile(file, readFile(file), ts.ScriptTarget.Latest, true)

/**
 * Returns the names that a module exports, read only from its source: independent of TypeDoc, so
 * that TypeDoc's output can be checked against it.
 *
 * @param file from the root
 */
export function exportsOf(file: string): string[] {
  return sourceOf(file).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return declaredNames(statement)
    const from = statement.moduleSpecifier
    if (statement.exportClause === undefined) {
      return from && ts.isStringLiteral(from) ? exportsOf(join(dirname(file), from.text)) : []
    }
    return ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : [statement.exportClause.name.text]
  })
}

/**
 * Returns the names that a module re-exports from a library, such as `CookieJar` from
 * `tough-cookie`.
 * @param file from the root
 */
export function libraryExports(file: string): { name: string; from: string }[] {
  return sourceOf(file).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause))
      return []
    const { moduleSpecifier } = statement
    const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '.'
    return from.startsWith('.') ? [] : statement.exportClause.elements.map(({ name }) => ({ name: name.text, from }))
  })
}
