import { zipOf } from '../../../testing/package-builder.ts'
import type { Expectation } from './expectations.ts'
import * as h5p from './h5p-contents.ts'
import { h5pPackage, qtiPackage, qtiTestPackage, wordsOfContent, wordsOfItem } from './packages.ts'
import { oddItems } from './qti-odd-items.ts'
import { olderFile, olderManifests, sections, toldItems } from './qti-told-items.ts'
import { blackboardLists, canvasLists } from './qti-list-items.ts'
import { blackboardItems, canvasItems, taoItems, version3 } from './qti-items.ts'

const type21 = 'imsqti_item_xmlv2p1'

const qti = (
  file: string,
  items: string[],
  {
    told = [],
    refused = [],
    type = type21,
    keeps,
  }: Partial<Pick<Expectation, 'told' | 'refused' | 'keeps'>> & { type?: string } = {},
): Expectation => ({
  file: `${file}.zip`,
  format: 'QTI',
  taken: refused.length > 0 ? 0 : items.length,
  told,
  refused,
  bytes: () => qtiPackage(type, ...items),
  words: () => items.map(wordsOfItem).join(' '),
  ...(keeps && { keeps }),
})

/** A package of QTI 1, which is refused whole with what it is. */
const older = (file: string, type: string): Expectation => ({
  file: `${file}.zip`,
  format: 'QTI',
  taken: 0,
  told: ['package.version'],
  refused: [],
  bytes: () => qtiPackage(type, '<questestinterop><item ident="i"/></questestinterop>'),
})

/** A package with a manifest of QTI 1; items of QTI 2 beside it come in, and it is refused by its name. */
const olderPackage = (name: string, manifest: string): Expectation => {
  const isBeside = name === 'beside'
  return {
    ...older(`older/${name}`, ''),
    ...(isBeside && { taken: 1, told: [], refused: ['kind.unknown'] }),
    bytes: () =>
      zipOf({
        'imsmanifest.xml': manifest,
        'item.xml': oddItems.plain,
        'old.xml': olderFile,
        'res00001.dat': olderFile,
      }),
  }
}

const content = (
  file: string,
  one: { library: string; params: object },
  taken: number,
  told: string[] = [],
  refused: string[] = [],
): Expectation => ({
  file: `h5p/${file}.h5p`,
  format: 'H5P',
  taken,
  told,
  refused,
  bytes: () => h5pPackage(one),
  words: () => wordsOfContent(one.params),
})

/** Packages in the manner of Canvas, Blackboard, TAO and H5P; they are made, since they are no text. */
export const packageExpectations: Expectation[] = [
  qti('canvas/choice', [canvasItems.choice], { told: ['comments.lost'] }),
  qti('canvas/several', [canvasItems.several]),
  qti('canvas/blank', [canvasItems.blank]),
  qti('canvas/essay', [canvasItems.essay]),
  qti('canvas/picture', [canvasItems.picture], { told: ['files.lost'] }),
  qti('blackboard/true-false', [blackboardItems.trueFalse], { told: ['format.lost'] }),
  qti('blackboard/comments', [blackboardItems.comments]),
  qti('blackboard/essay', [blackboardItems.essay]),
  qti('canvas/matching', [canvasLists.matching], { told: ['setting.lost'] }),
  qti('canvas/matching-with-shares', [canvasLists.shares], { told: ['format.lost', 'setting.lost'] }),
  qti('canvas/numerical', [canvasLists.numerical]),
  qti('canvas/range', [canvasLists.range]),
  qti('canvas/ordering', [canvasLists.ordering]),
  qti('canvas/dropdowns', [canvasLists.dropdowns]),
  qti('canvas/hotspot', [canvasLists.hotspot], { refused: ['kind.unknown'] }),
  older('canvas/classic', 'imsqti_xmlv1p2'),
  qti('blackboard/matching', [blackboardLists.matching]),
  qti('blackboard/numerical', [blackboardLists.numerical]),
  qti('blackboard/no-number', [blackboardLists.noNumber], { refused: ['value.wrong'] }),
  qti('blackboard/ordering', [blackboardLists.ordering]),
  qti('blackboard/jumbled', [blackboardLists.jumbled]),
  qti('blackboard/upload', [blackboardLists.upload], { refused: ['kind.unknown'] }),
  older('blackboard/pool', 'assessment/x-bb-qti-pool'),
  qti('tao/inline', [taoItems.inline], { type: 'imsqti_item_xmlv2p2' }),
  qti('tao/bank', [taoItems.gapMatch]),
  qti('tao/mapping', [taoItems.mapping], { told: ['setting.lost', 'share.all'] }),
  qti('tao/many', [taoItems.inline, canvasItems.several, taoItems.gapMatch]),
  qti('tao/hottext', [taoItems.hottext], { refused: ['kind.unknown'] }),
  qti('tao/parts', [taoItems.parts], { refused: ['item.parts'] }),
  qti('tao/broken', [taoItems.broken], { refused: ['item.xml'] }),
  qti('tao/entities', [taoItems.entities], { refused: ['item.doctype'] }),
  qti('version-3/choice', [version3], { type: 'imsqti_item_xmlv3p0' }),
  content('multi-choice', h5p.multiChoice, 1),
  content('several-choices', h5p.severalChoices, 1),
  content('true-false', h5p.trueFalse, 1),
  content('blanks', h5p.blanks, 1, ['answer.lost', 'answers.length']),
  content('blanks-with-tips', h5p.blanksWithTips, 1, ['comments.lost']),
  content('drag-text', h5p.dragText, 1, ['share.gaps']),
  content('essay', h5p.essay, 1),
  content('sort-paragraphs', h5p.sortParagraphs, 1, ['format.lost', 'setting.lost']),
  content('single-choice-set', h5p.singleChoiceSet, 2),
  content('question-set', h5p.questionSet, 3),
  content('column', h5p.column, 1, ['answer.lost', 'answers.length'], ['kind.unknown']),
  qti('tao/several-partners', [oddItems.severalPartners], { told: ['answer.lost', 'setting.lost'] }),
  qti('tao/bold-partner', [oddItems.boldPartner], { told: ['format.lost', 'setting.lost'] }),
  qti('tao/weighed-pairs', [oddItems.weighedPairs], { told: ['setting.lost', 'share.lost'] }),
  qti('tao/distractor-of-order', [oddItems.distractor], { told: ['answer.lost'] }),
  qti('tao/order-without-key', [oddItems.orderWithoutKey], { refused: ['value.wrong'] }),
  qti('tao/drawn-anew', [oddItems.drawn], { refused: ['kind.unknown'] }),
  qti('tao/passage', [oddItems.passage], { told: ['files.lost'] }),
  qti('tao/half-an-answer', [oddItems.halfAnswer], { told: ['share.lost'] }),
  {
    ...qti('tao/test-with-passage', [oddItems.plain], { told: ['file.more'] }),
    bytes: () =>
      qtiTestPackage(
        type21,
        oddItems.plain,
        '<rubricBlock view="candidate"><p>Read about whales first.</p></rubricBlock>',
      ),
    words: () => 'Read about whales first Do they sing yes no',
  },
  content('blanks-of-one-case', h5p.blanksOfOneCase, 1, ['setting.lost']),
  content('essay-with-keywords', h5p.essayWithKeywords, 1, ['comments.lost', 'setting.lost']),
  content('set-with-introduction', h5p.setWithIntroduction, 1, ['file.more']),
  content('book-with-cover', h5p.bookWithCover, 1, ['file.more']),
  content('set-with-remark', h5p.setWithRemark, 1, ['comments.lost']),
  content('linked-picture', h5p.linkedPicture, 1, ['files.lost']),
  content('unknown-media', h5p.unknownMedia, 1, ['files.lost']),
  content('mark-the-words', h5p.markTheWords, 0, [], ['kind.unknown']),
  qti('tao/remarks-in-text', [toldItems.remarksInText], {
    told: ['comments.lost'],
    keeps: [{ question: '<p>Which one?</p>', feedback: null }],
  }),
  qti('tao/instructions', [toldItems.instructions], {
    keeps: [{ question: '<p>Use <strong>ink</strong>.</p><p>Write.</p>', answer_correct: 'Two points.' }],
  }),
  qti('tao/rubric-of-gap', [toldItems.rubricOfGap], {
    told: ['text.changed'],
    keeps: [{ question: '', question_masked: 'The ##### is hot.' }],
  }),
  qti('tao/settings', [toldItems.settings], { told: ['setting.lost'] }),
  qti('tao/printed', [toldItems.printed], { refused: ['kind.unknown'] }),
  qti('tao/words', [toldItems.words], { told: ['format.lost', 'text.changed'] }),
  qti('tao/foreign', [toldItems.foreign], { told: ['setting.lost'] }),
  qti('tao/english', [toldItems.english]),
  qti('tao/often-taken', [toldItems.oftenTaken], { told: ['setting.lost'] }),
  qti('tao/mapped-bank', [toldItems.mappedBank], { told: ['share.gaps'] }),
  qti('tao/added-up', [toldItems.addedUp], { told: ['share.gaps'] }),
  {
    ...qti('tao/beside', [toldItems.beside], {
      told: ['comments.lost', 'link.lost', 'setting.lost', 'tag.lost'],
      keeps: [{ feedback: null }],
    }),
    words: () => 'I am is here see this page For others Place of the speaker grammar easy',
  },
  qti('tao/comma', [toldItems.comma], { told: ['number.read'], keeps: [{ answer_correct: '3.5' }] }),
  qti('tao/number-in-text', [toldItems.numberInText], {
    keeps: [{ question: '<p>A week has  _____  <strong>days</strong>.</p>' }],
  }),
  qti('tao/scores', [toldItems.scores], { told: ['share.lost'] }),
  {
    ...qti('tao/test-with-sections', [oddItems.plain], { told: ['file.category', 'file.more'] }),
    bytes: () => qtiTestPackage(type21, oddItems.plain, sections),
    words: () => 'Part A Part B select preCondition Do they sing yes no',
  },
  ...Object.entries(olderManifests).map(([name, manifest]) => olderPackage(name, manifest)),
  { ...older('canvas/bare', ''), file: 'canvas/bare.xml', bytes: () => Buffer.from(olderFile) },
  { ...qti('tao/bare', [oddItems.plain]), file: 'tao/bare.xml', bytes: () => Buffer.from(oddItems.plain) },
  {
    ...content('marked-blanks', h5p.markedBlanks, 1, [
      'answer.lost',
      'answers.length',
      'comments.lost',
      'format.lost',
      'setting.lost',
    ]),
    keeps: [{ question_masked: 'I ##### home, then #####.\nNo gap here.' }],
  },
  content('essay-with-placeholder', h5p.essayWithPlaceholder, 1, ['setting.lost']),
  content('set-of-others', h5p.setOfOthers, 1, [], ['kind.unknown']),
  content('interactive-video', h5p.interactiveVideo, 0, [], ['kind.unknown']),
  content('title-of-picture', h5p.picturesOfChoices, 1, ['comments.lost', 'files.lost', 'format.lost']),
]
