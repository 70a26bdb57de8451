import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { inRoot, workspaces } from './root.mjs'

/** What runs for visitors: no tests, nothing that only tests use. */
const isProduct = (file) =>
  /\.(ts|tsx)$/.test(file) && !/\.(test|contract)\.tsx?$|[/\\](testing|journeys)[/\\]/.test(file)

const folders = [...workspaces.filter((name) => name !== 'bench').map((name) => join(name, 'src')), 'frontend/server']

/** Every regular expression of the product with its place; without a source where only its run makes it. */
export function expressionsIn() {
  return folders
    .flatMap((folder) => readdirSync(inRoot(folder), { recursive: true }).map((file) => inRoot(folder, file)))
    .filter(isProduct)
    .flatMap((file) => expressionsOf(file))
}

function expressionsOf(file) {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const texts = constantsOf(tree)
  const found = []
  const visit = (node) => {
    const expression = expressionAt(node, texts)
    if (expression !== undefined) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
      found.push({ file, line: line + 1, ...expression })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function expressionAt(node, texts) {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/')
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) }
  }
  const isMade = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp'
  if (!isMade) {
    return undefined
  }
  const [source, flags] = node.arguments ?? []
  return { source: textOf(source, texts), flags: flags === undefined ? '' : (textOf(flags, texts) ?? '') }
}

/** Constants of a file that are plain text. */
function constantsOf(tree) {
  const texts = new Map()
  for (const statement of tree.statements.filter(ts.isVariableStatement)) {
    for (const { name, initializer } of statement.declarationList.declarations) {
      const text = textOf(initializer, texts)
      if (text !== undefined) {
        texts.set(name.getText(), text)
      }
    }
  }
  return texts
}

function textOf(node, texts) {
  if (node === undefined) {
    return undefined
  }
  if (ts.isStringLiteralLike(node)) {
    return node.text
  }
  if (ts.isIdentifier(node)) {
    return texts.get(node.text)
  }
  if (ts.isTemplateExpression(node)) {
    return joined([
      node.head.text,
      ...node.templateSpans.flatMap(({ expression, literal }) => [textOf(expression, texts), literal.text]),
    ])
  }
  const isSum = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken
  return isSum ? joined([textOf(node.left, texts), textOf(node.right, texts)]) : undefined
}

const joined = (parts) => (parts.includes(undefined) ? undefined : parts.join(''))
