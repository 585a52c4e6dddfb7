import Visitor from '@swc/core/Visitor.js'
import { cruise } from 'dependency-cruiser'
import { findFolderCircles } from './folder-circles.mjs'
import { ruleSet } from './import-rules.mjs'

const { prototype } = Visitor.Visitor ?? Visitor
const { visitStatement } = prototype

// swc parses `using`, but its visitor, with which dependency-cruiser walks a file, lacks that statement.
prototype.visitStatement = function visitAnyStatement(statement) {
  return statement.type === 'UsingDeclaration'
    ? this.visitVariableDeclaration({ ...statement, declarations: statement.decls })
    : visitStatement.call(this, statement)
}

const options = {
  ruleSet,
  validate: true,
  // TypeScript 7 has no compiler API for other programs; swc reads type imports too.
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '/(?:dist|storybook-static)/' },
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
}

const lineOf = ({ rule, from, to, cycle }, comments) =>
  `${from} -> ${cycle ? cycle.map(({ name }) => name).join(' -> ') : to}: ${comments.get(rule.name)}`

/** Tests and stories show parts together, whatever folders they stand in. */
const shows = /\.(?:test|stories)\.tsx?$|\/testing\//

/** The modules of the product and their imports of each other. */
const productOf = (modules) =>
  modules
    .filter(({ source }) => !shows.test(source))
    .map(({ source, dependencies }) => ({
      source,
      dependencies: dependencies.filter(({ resolved }) => !resolved.includes('node_modules') && !shows.test(resolved)),
    }))

/**
 * Finds the imports that the architecture forbids.
 * @param baseDir the folder that the paths of the rules are relative to
 * @param folders in it
 * @returns one line per import, and one per circle of folders
 */
export async function findForbiddenImports(baseDir, folders) {
  const { output } = await cruise(folders, { ...options, baseDir })
  const comments = new Map(ruleSet.forbidden.map(({ name, comment }) => [name, comment]))
  const circles = findFolderCircles(productOf(output.modules))
  return [...output.summary.violations.map((violation) => lineOf(violation, comments)), ...circles]
}
