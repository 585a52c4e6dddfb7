import type { LoggedPlan, PlanNode } from './plan-log.ts'

/** What the runs of one statement in one request have cost, whatever its parameters. */
export interface StatementCost {
  /** Name of the call, of the job, or of maintenance. */
  call: string
  query: string
  runs: number
  /** Blocks of tables and indexes in which rows were looked for. */
  blocks: number
  /** How often an index was searched from its root. */
  descents: number
  /** Tables that were read as a whole. */
  scans: string[]
}

const sumOver = (node: PlanNode, value: (node: PlanNode) => number): number =>
  (node.Plans ?? []).reduce((sum, part) => sum + sumOver(part, value), value(node))

const isIndexScan = ({ 'Node Type': type }: PlanNode) => type.includes('Index')
const loopsOf = ({ 'Actual Loops': loops = 1 }: PlanNode) => loops

/** Each search from the root of an index may touch one block more where the table is ten times as large. */
const descentsOf = (node: PlanNode): number =>
  isIndexScan(node) ? Math.max(loopsOf(node), node['Index Searches'] ?? 0) : 0

const valueNodes = new Set(['Result', 'Values Scan'])

const ownBlocks = ({ 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 }: PlanNode) => hit + read

/**
 * The blocks in which rows are found. To write a row costs a block or more in each index and in the map of free space,
 * whatever the plan.
 */
function blocksOf(node: PlanNode): number {
  const parts = node.Plans ?? []
  // Values that were sent are in no table; what is read for them are sequences and the catalog, once a connection.
  if (valueNodes.has(node['Node Type']) && parts.length === 0) return 0
  const found = parts.reduce((sum, part) => sum + blocksOf(part), 0)
  if (node['Node Type'] === 'ModifyTable') return found
  return found + ownBlocks(node) - parts.reduce((sum, part) => sum + ownBlocks(part), 0)
}

function scansOf(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' && loopsOf(node) > 0 ? [node['Relation Name'] ?? ''] : []
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)]
}

/** A statement without the number of its parameters, so that lists of any length are one. */
export const normalizeQuery = (query: string): string =>
  query
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\((?:\$|default)(?:, (?:\$|default))*\)/g, '($)')
    .replaceAll(/\(\$\)(?:, \(\$\))+/g, '($)')
    .trim()

/** Collects the costs of statements by the call that sends them. */
export function planCosts() {
  const costs = new Map<string, StatementCost>()
  let call = ''
  return {
    costs,
    /** What is sent from now on belongs to a call. */
    begin: (name: string) => {
      call = name
    },
    onPlan: ({ query: text, plan }: LoggedPlan) => {
      const query = normalizeQuery(text)
      // A function of SQL has no text of its own: its plan is a part of the statement's.
      if (query === '') return
      const key = `${call}: ${query}`
      const before = costs.get(key) ?? { call, query, runs: 0, blocks: 0, descents: 0, scans: [] }
      costs.set(key, {
        ...before,
        runs: before.runs + 1,
        blocks: before.blocks + blocksOf(plan),
        descents: before.descents + sumOver(plan, descentsOf),
        scans: Array.from(new Set([...before.scans, ...scansOf(plan)])),
      })
    },
  }
}
