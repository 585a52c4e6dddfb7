import { exerciseTypes, hashes, isClozeType, newExercise, writeCloze, type ExerciseDraft } from '@the-house/domain'
import type { ClozeType, ExerciseType } from '@the-house/domain'
import {
  childOf,
  childrenOf,
  findAll,
  hasClass,
  isElement,
  named,
  textOf,
  type Element,
  type QtiNode,
} from './element.ts'
import type { Item } from './item.ts'
import { tilesOf } from './read-bank.ts'
import { questionOf, titleOf } from './read-interaction.ts'
import { ownNumber } from './read-number.ts'
import { isTextGap } from './read-sentence.ts'

/** The class of an item's content that names its type. */
export const classOf = (type: ExerciseType): string => type.toLowerCase().replaceAll('_', '-')

/** The type of an item that the product has written. */
export const ownType = ({ isOwn, body }: Item): ExerciseType | undefined =>
  isOwn ? exerciseTypes.find((type) => hasClass(body, classOf(type))) : undefined

const isGap = (one: Element) => isTextGap(one) || one.name === 'gap'

/** The sentence with its blanks, to the letter. */
const maskedOf = (node: QtiNode): string => {
  if (!isElement(node)) return node
  if (isGap(node)) return hashes
  if (node.name === 'br') return '\n'
  return node.children.map(maskedOf).join('')
}

/** The words of one accepted answer, by the positions of their gaps. */
type Row = Map<string, string>

const processing = ({ root }: Item) => childOf(root, 'responseProcessing')

/** The accepted answers that are typed: one `and` each. */
const typedRows = (item: Item): Row[] =>
  findAll(processing(item) ?? item.root, named('and')).map(
    (row) =>
      new Map(
        childrenOf(row, 'stringMatch').map((one) => {
          const [variable] = childrenOf(one, 'variable')
          const [text] = childrenOf(one, 'baseValue')
          return [variable?.attributes['identifier'] ?? '', text ? textOf(text) : '']
        }),
      ),
  )

/** The accepted answers of a bank: that which is declared, then those of the rules, one list of pairs each. */
function bankRows(item: Item): Row[] {
  const interaction = item.interactions.find(named('gapMatchInteraction'))
  const tiles = interaction ? tilesOf(item, interaction) : new Map<string, { title: string }>()
  const declared = interaction ? item.declaration(interaction).correct : []
  const inRules = findAll(processing(item) ?? item.root, named('multiple')).map((row) =>
    childrenOf(row, 'baseValue').map(textOf),
  )
  const rows = [...(declared.length > 0 ? [declared] : []), ...inRules].map(
    (pairs): Row =>
      new Map(
        pairs.map((pair) => {
          const [tile = '', gap = ''] = pair.trim().split(/\s+/)
          return [gap, tiles.get(tile)?.title ?? '']
        }),
      ),
  )
  // Equal words of a bank make one accepted answer into several.
  return Array.from(new Map(rows.map((row) => [JSON.stringify([...row]), row])).values())
}

const rowsOf: Record<ClozeType, (item: Item) => Row[]> = {
  COMPLETE_LETTERS: typedRows,
  COMPLETE_WORD: bankRows,
  MULTIPLE_OPTIONS: (item) => [
    new Map(
      item.interactions.map((one) => {
        const right = item.declaration(one).correct[0]
        const choice = childrenOf(one, 'inlineChoice').find(({ attributes }) => attributes['identifier'] === right)
        return [one.attributes['responseIdentifier'] ?? '', choice ? titleOf(item, choice) : '']
      }),
    ),
  ],
}

const gapName = ({ attributes }: Element) => attributes['responseIdentifier'] ?? attributes['identifier'] ?? ''

const idOf = (name: string) => Number(name.slice(1))

/** Items in the order that students see first, by the ids that they had. */
function ownOrder(item: Item, interaction: Element): ExerciseDraft {
  const alternatives = childrenOf(interaction, 'simpleChoice').map((choice) => ({
    id: idOf(choice.attributes['identifier'] ?? ''),
    title: titleOf(item, choice),
  }))
  const correct_alternatives = item.declaration(interaction).correct.map(idOf)
  return { ...newExercise('ORDERING'), question: questionOf(item), alternatives, correct_alternatives }
}

/**
 * Reads an item that the product has written, of a type whose content says more than others would read in it;
 * undefined: it is read as that of any other tool.
 */
export function readOwn(item: Item): ExerciseDraft | undefined {
  const type = ownType(item)
  if (!type) return undefined
  const question = questionOf(item)
  const [interaction] = item.interactions
  if (!interaction && !isClozeType(type)) return { ...newExercise(type), question }
  if (type === 'NUMERICAL') return ownNumber(item)
  if (type === 'ORDERING' && interaction) return ownOrder(item, interaction)
  if (!isClozeType(type)) return undefined
  const [sentence] = findAll(item.body, (one) => hasClass(one, 'sentence'))
  const gaps = sentence ? findAll(sentence, isGap) : []
  const rows = rowsOf[type](item)
  const blanks = gaps.map((gap) => ({
    answers: rows.length > 0 ? rows.map((row) => row.get(gapName(gap)) ?? '') : [''],
    options: childrenOf(gap, 'inlineChoice').map((choice) => titleOf(item, choice)),
  }))
  const masked = sentence ? sentence.children.map(maskedOf).join('') : ''
  const draft = writeCloze({ ...newExercise(type), question }, { masked, blanks })
  const bank = item.interactions.find(named('gapMatchInteraction'))
  const tiles = bank ? Array.from(tilesOf(item, bank).values()) : []
  return { ...draft, alternatives: tiles.map(({ title }, index) => ({ id: index + 1, title })) }
}
