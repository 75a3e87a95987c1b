import ts from 'typescript5'

/** Choices that are listed; longer lists are in the types. */
const MOST_CHOICES = 8

/** Returns the choices of a text as they are written, such as `'on' | 'off'`; undefined without. */
function choicesOf(type: ts.Type): string | undefined {
  const parts = type.isUnion() ? type.types : [type]
  const texts = parts.flatMap((part) => (part.isStringLiteral() ? [`'${part.value}'`] : []))
  return texts.length === parts.length && texts.length <= MOST_CHOICES ? texts.toSorted().join(' | ') : undefined
}

function fieldOf(field: ts.Symbol, checker: ts.TypeChecker): string {
  const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0
  const choices = choicesOf(checker.getNonNullableType(checker.getTypeOfSymbol(field)))
  return `${field.name}${isOptional ? '?' : ''}${choices === undefined ? '' : `: ${choices}`}`
}

/** Returns the fields of an object, of each of several that are possible. */
function fieldsOf(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  const objects = type.isUnion() ? type.types : [type]
  const isPlain = ({ flags, symbol }: ts.Type) =>
    (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 && symbol?.name !== 'Blob'
  if (!objects.every(isPlain)) return undefined
  const fields = (object: ts.Type) =>
    checker
      .getPropertiesOfType(object)
      .map((field) => fieldOf(field, checker))
      .join(', ')
  const texts = objects.map((object) => `{ ${fields(object)} }`)
  // The compiler's order depends on what it has read before.
  return [...new Set(texts)].toSorted().join(' | ')
}

function parameterOf(parameter: ts.Symbol, checker: ts.TypeChecker): string {
  const declared = parameter.valueDeclaration
  const mark = declared && ts.isParameter(declared) && declared.questionToken ? '?' : ''
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(parameter))
  if (parameter.name === 'options') return `options${mark}`
  const choices = choicesOf(type)
  if (choices !== undefined) return `${parameter.name}${mark}: ${choices}`
  return `${fieldsOf(type, checker) ?? parameter.name}${mark}`
}

/**
 * Returns the parameters of a method as api.md shows them: objects with their fields, texts with
 * their choices.
 */
export const parametersOf = (signature: ts.Signature, checker: ts.TypeChecker): string =>
  signature.parameters.map((parameter) => parameterOf(parameter, checker)).join(', ')
