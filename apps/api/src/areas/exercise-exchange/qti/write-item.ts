import type { ExerciseDraft, QtiVersion } from '@the-house/domain'
import type { Outgoing } from '../outgoing.ts'
import { testsOnlyTag } from '../tests-only.ts'
import { element, type Element, type QtiNode } from './element.ts'
import { hasLongTitle, nodesOf } from './html.ts'
import { toolName } from './item.ts'
import { classOf } from './read-own.ts'
import { baseValue, setOutcome, variable } from './rules.ts'
import { versionNames } from './versions.ts'
import { writeXml } from './write-xml.ts'
import { choiceName } from './write-choice.ts'
import { writers } from './writers.ts'

/** A file of an exercise, by its name in the package. */
export interface ItemFile {
  slot: 'media' | 'image_extra' | 'audio_extra'
  name: string
  /** The media type of its content. */
  type: string
}

const outcome = (identifier: string, baseType: string, value?: string) =>
  element('outcomeDeclaration', { identifier, cardinality: 'single', baseType }, [
    value !== undefined && element('defaultValue', {}, [element('value', {}, [value])]),
  ])

/** What is said of single choices: an outcome holds those that were chosen. */
function choiceFeedback({ type, alternatives, alternative_feedback }: ExerciseDraft) {
  const said = alternative_feedback.filter(({ id, html }) => html !== '' && alternatives.some((one) => one.id === id))
  if (said.length === 0) return { outcomes: [], rules: [], messages: [] }
  const cardinality = type === 'MULTIPLE_ALTERNATIVE' ? 'multiple' : 'single'
  return {
    outcomes: [element('outcomeDeclaration', { identifier: 'FEEDBACK', cardinality, baseType: 'identifier' })],
    rules: [setOutcome('FEEDBACK', variable('RESPONSE'))],
    messages: said.map(({ id, html }) => message('FEEDBACK', choiceName(id), html)),
  }
}

const message = (outcomeIdentifier: string, identifier: string, html: string) =>
  element('modalFeedback', { outcomeIdentifier, identifier, showHide: 'show' }, nodesOf(html))

const general = { outcome: 'GENERAL', identifier: 'general' }

function shownFile({ slot, name, type }: ItemFile, imageText: string, version: QtiVersion): Element {
  const src = `../${name}`
  const [family = ''] = type.split('/')
  const inner =
    family === 'image'
      ? element('img', { src, alt: imageText })
      : (family === 'audio' || family === 'video') && versionNames[version].hasMedia
        ? element(family, { src, controls: 'controls' })
        : element('object', { data: src, type }, [name.split('/').at(-1) ?? ''])
  // An object alone is no block of a text.
  return element('div', { class: slot === 'media' ? 'media' : 'extra' }, [element('p', {}, [inner])])
}

const link = ({ media_type, media_url }: Outgoing['draft']): QtiNode[] =>
  media_url
    ? [element('p', { class: `link ${media_type ?? ''}`.trim() }, [element('a', { href: media_url }, [media_url])])]
    : []

/** Serializes an exercise as an item of a version, with a comment that names what it cannot hold. */
export function writeItem(
  { draft, tests_only, lost }: Outgoing,
  { version, identifier, files }: { version: QtiVersion; identifier: string; files: readonly ItemFile[] },
): string {
  const { declarations, body, scoring, lost: own } = writers[draft.type](draft, version)
  const texts = [draft.question, draft.feedback ?? '', ...draft.alternative_feedback.map(({ html }) => html)]
  const hasPicture = files.some(({ type }) => type.startsWith('image/'))
  const all = [
    ...new Set([
      ...own,
      ...lost,
      ...(texts.some(hasLongTitle) ? ['titles in texts'] : []),
      ...(draft.image_text && !hasPicture ? ['image_text'] : []),
      ...(draft.media_type && !draft.media_url && !files.some(({ slot }) => slot === 'media') ? ['media_type'] : []),
    ]),
  ]
  const { feedback } = draft
  const chosen = choiceFeedback(draft)
  const item = element(
    'assessmentItem',
    {
      identifier,
      title: draft.title || identifier,
      label: tests_only ? testsOnlyTag : null,
      adaptive: 'false',
      timeDependent: 'false',
      toolName,
      toolVersion: '1',
    },
    [
      ...declarations,
      outcome('SCORE', 'float', '0'),
      feedback && outcome(general.outcome, 'identifier'),
      ...chosen.outcomes,
      element('itemBody', { class: classOf(draft.type) }, [
        element('div', { class: 'question' }, nodesOf(draft.question)),
        ...files.map((file) => shownFile(file, draft.image_text, version)),
        ...link(draft),
        ...body,
      ]),
      element('responseProcessing', {}, [
        ...scoring,
        feedback && setOutcome(general.outcome, baseValue('identifier', general.identifier)),
        ...chosen.rules,
      ]),
      feedback && message(general.outcome, general.identifier, feedback),
      ...chosen.messages,
    ].filter((one) => one !== null && one !== ''),
  )
  return writeXml(version, item, all.length > 0 ? `not held: ${all.join(', ')}` : undefined)
}
