// Rules of our own for oxlint: what it does not bring.
import { isBuiltin } from 'node:module'

const groups = [
  (from) => isBuiltin(from),
  (from) => !from.startsWith('.') && !from.startsWith('@deals/'),
  (from) => from.startsWith('@deals/'),
  (from) => from.startsWith('..'),
  (from) => !/^\.\/?(index(\.\w+)?)?$/.test(from),
  () => true,
]
const groupOf = (from) => groups.findIndex((isIn) => isIn(from))

/** What a statement brings in by name; one that is imported for its effects alone stays where it stands. */
function sourceOf(statement) {
  if (statement.type === 'ImportDeclaration') {
    return statement.specifiers.length > 0 ? statement.source.value : undefined
  }
  const [{ init } = {}] = statement.type === 'VariableDeclaration' ? statement.declarations : []
  const isRequire = init?.type === 'CallExpression' && init.callee.name === 'require'
  return isRequire && typeof init.arguments[0]?.value === 'string' ? init.arguments[0].value : undefined
}

/** The whole block put in order, where nothing but lines lies between. */
function fixOf(imports, text) {
  const gaps = imports.slice(1).map(({ node }, index) => text.slice(imports[index].node.range[1], node.range[0]))
  if (gaps.some((gap) => gap.trim() !== '')) {
    return null
  }
  const sorted = imports.toSorted((one, other) => one.group - other.group)
  const whole = sorted.map(({ node }, index) => text.slice(...node.range) + (gaps[index] ?? '')).join('')
  return (fixer) => fixer.replaceTextRange([imports[0].node.range[0], imports.at(-1).node.range[1]], whole)
}

const importOrder = {
  meta: { type: 'suggestion', fixable: 'code' },
  create: (context) => ({
    Program({ body }) {
      const imports = body.flatMap((node) => {
        const from = sourceOf(node)
        return from === undefined ? [] : [{ node, from, group: groupOf(from) }]
      })
      const late = imports.find(({ group }, index) => imports.slice(0, index).some((one) => one.group > group))
      if (late !== undefined) {
        const message = `'${late.from}' comes too late: Node first, then packages, ours, '../', './' and the index.`
        context.report({ node: late.node, message, fix: fixOf(imports, context.sourceCode.text) })
      }
    },
  }),
}

const noSpreadOfLiteral = {
  meta: { type: 'suggestion' },
  create: (context) => ({
    ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression'(node) {
      context.report({
        node,
        message: 'Write the properties themselves; an object spread into another one, or an element, only hides them.',
      })
    },
  }),
}

export default {
  meta: { name: 'deals' },
  rules: { 'import-order': importOrder, 'no-spread-of-literal': noSpreadOfLiteral },
}
