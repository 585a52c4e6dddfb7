import type { ExchangeFormat } from '@the-house/domain'

/** What becomes of a file in the manner of another tool. */
export interface Expectation {
  /** Its path in the corpus, or a name where `bytes` makes it. */
  file: string
  format: ExchangeFormat
  /** How many exercises can be imported. */
  taken: number
  /** The tokens of what is told of the file and of these, each once, in alphabetical order. */
  told: string[]
  /** The tokens of the exercises that are refused, each once, in alphabetical order. */
  refused: string[]
  /** Makes a file that no text file could be. */
  bytes?: () => Buffer | Promise<Buffer>
  /** Reads its words, apart from the readers of the import; null: they are compared elsewhere. */
  words?: ((file: string) => string) | null
}

export const expectations: Expectation[] = [
  { file: 'blackboard/choice.gift', format: 'GIFT', taken: 1, told: [], refused: [] },
  { file: 'blackboard/essay.gift', format: 'GIFT', taken: 1, told: [], refused: [] },
  { file: 'blackboard/fill-in.gift', format: 'GIFT', taken: 1, told: ['answer.lost', 'answers.length'], refused: [] },
  { file: 'blackboard/font.gift', format: 'GIFT', taken: 1, told: ['format.lost'], refused: [] },
  { file: 'blackboard/several.gift', format: 'GIFT', taken: 1, told: ['share.all'], refused: [] },
  { file: 'blackboard/true-false.gift', format: 'GIFT', taken: 2, told: [], refused: [] },
  { file: 'canvas/choice.gift', format: 'GIFT', taken: 1, told: [], refused: [] },
  { file: 'canvas/comments.gift', format: 'GIFT', taken: 1, told: [], refused: [] },
  { file: 'canvas/essay.gift', format: 'GIFT', taken: 1, told: [], refused: [] },
  { file: 'canvas/markdown.gift', format: 'GIFT', taken: 1, told: [], refused: [] },
  { file: 'canvas/picture.gift', format: 'GIFT', taken: 1, told: ['picture.linked'], refused: [] },
  { file: 'canvas/several.gift', format: 'GIFT', taken: 1, told: ['format.lost', 'share.all'], refused: [] },
  { file: 'hand-written/answer-formats.gift', format: 'GIFT', taken: 1, told: ['format.lost'], refused: [] },
  { file: 'hand-written/basics.gift', format: 'GIFT', taken: 4, told: ['answer.lost', 'answers.length'], refused: [] },
  { file: 'hand-written/broken.gift', format: 'GIFT', taken: 1, told: [], refused: ['gift.answers', 'gift.brace', 'kind.unknown'] },
  { file: 'hand-written/category.gift', format: 'GIFT', taken: 1, told: ['file.category'], refused: [] },
  { file: 'hand-written/comments.gift', format: 'GIFT', taken: 1, told: [], refused: [] },
  { file: 'hand-written/escapes.gift', format: 'GIFT', taken: 1, told: [], refused: [] },
  { file: 'hand-written/html-comment.gift', format: 'GIFT', taken: 1, told: [], refused: [] },
  { file: 'hand-written/many-lines.gift', format: 'GIFT', taken: 0, told: [], refused: ['gift.brace'] },
  { file: 'hand-written/missing-word.gift', format: 'GIFT', taken: 2, told: [], refused: [] },
  { file: 'hand-written/notes.txt', format: 'GIFT', taken: 0, told: [], refused: ['kind.unknown'] },
  { file: 'hand-written/phrase.gift', format: 'GIFT', taken: 1, told: ['short.open'], refused: [] },
  { file: 'hand-written/shares.gift', format: 'GIFT', taken: 1, told: ['share.lost'], refused: [] },
  { file: 'hand-written/tags.gift', format: 'GIFT', taken: 1, told: ['setting.lost', 'tag.lost'], refused: [] },
  { file: 'hand-written/wildcard.gift', format: 'GIFT', taken: 1, told: ['answers.wildcard', 'short.open'], refused: [] },
  { file: 'moodle-3/categories.xml', format: 'MOODLE_XML', taken: 1, told: ['file.category'], refused: [] },
  { file: 'moodle-3/choice-with-comments.xml', format: 'MOODLE_XML', taken: 1, told: [], refused: [] },
  { file: 'moodle-3/choice.xml', format: 'MOODLE_XML', taken: 1, told: [], refused: [] },
  { file: 'moodle-3/cloze-choice.xml', format: 'MOODLE_XML', taken: 1, told: [], refused: [] },
  { file: 'moodle-3/cloze-mixed.xml', format: 'MOODLE_XML', taken: 1, told: ['cloze.bank'], refused: [] },
  { file: 'moodle-3/cloze-number.xml', format: 'MOODLE_XML', taken: 0, told: [], refused: ['cloze.kind'] },
  { file: 'moodle-3/cloze-short.xml', format: 'MOODLE_XML', taken: 1, told: ['comments.lost'], refused: [] },
  { file: 'moodle-3/cloze-weights.xml', format: 'MOODLE_XML', taken: 1, told: ['share.lost'], refused: [] },
  { file: 'moodle-3/description.xml', format: 'MOODLE_XML', taken: 1, told: [], refused: ['kind.unknown'] },
  { file: 'moodle-3/essay-with-files.xml', format: 'MOODLE_XML', taken: 1, told: ['setting.lost'], refused: [] },
  { file: 'moodle-3/essay.xml', format: 'MOODLE_XML', taken: 1, told: [], refused: [] },
  { file: 'moodle-3/formats.xml', format: 'MOODLE_XML', taken: 3, told: [], refused: [] },
  { file: 'moodle-3/partial.xml', format: 'MOODLE_XML', taken: 1, told: ['share.lost'], refused: [] },
  { file: 'moodle-3/right-option-last.xml', format: 'MOODLE_XML', taken: 1, told: [], refused: [] },
  { file: 'moodle-3/set-with-one.xml', format: 'MOODLE_XML', taken: 1, told: [], refused: [] },
  { file: 'moodle-3/several.xml', format: 'MOODLE_XML', taken: 1, told: ['share.all'], refused: [] },
  { file: 'moodle-3/short-several.xml', format: 'MOODLE_XML', taken: 1, told: ['answer.lost', 'answers.length', 'answers.wildcard', 'comments.lost', 'setting.lost'], refused: [] },
  { file: 'moodle-3/short.xml', format: 'MOODLE_XML', taken: 1, told: [], refused: [] },
  { file: 'moodle-3/tags.xml', format: 'MOODLE_XML', taken: 1, told: ['tag.lost'], refused: [] },
  { file: 'moodle-3/true-false.xml', format: 'MOODLE_XML', taken: 2, told: [], refused: [] },
  { file: 'moodle-3/unknown-kinds.xml', format: 'MOODLE_XML', taken: 1, told: [], refused: ['kind.unknown'] },
  { file: 'moodle-4/active.xml', format: 'MOODLE_XML', taken: 1, told: ['html.cleaned'], refused: [] },
  { file: 'moodle-4/answer-looks.xml', format: 'MOODLE_XML', taken: 1, told: ['format.lost'], refused: [] },
  { file: 'moodle-4/choice.xml', format: 'MOODLE_XML', taken: 1, told: ['setting.lost'], refused: [] },
  { file: 'moodle-4/data-picture.xml', format: 'MOODLE_XML', taken: 1, told: [], refused: [] },
  { file: 'moodle-4/ddwtos.xml', format: 'MOODLE_XML', taken: 1, told: ['cloze.bank'], refused: [] },
  { file: 'moodle-4/formula.xml', format: 'MOODLE_XML', taken: 1, told: ['format.lost', 'html.cleaned'], refused: [] },
  { file: 'moodle-4/gapselect.xml', format: 'MOODLE_XML', taken: 1, told: [], refused: [] },
  { file: 'moodle-4/grade.xml', format: 'MOODLE_XML', taken: 1, told: ['setting.lost'], refused: [] },
  { file: 'moodle-4/hints.xml', format: 'MOODLE_XML', taken: 1, told: ['hint.lost'], refused: [] },
  { file: 'moodle-4/html-page.xml', format: 'MOODLE_XML', taken: 0, told: ['file.notMoodle'], refused: [] },
  { file: 'moodle-4/links.xml', format: 'MOODLE_XML', taken: 1, told: ['link.lost', 'picture.linked'], refused: [] },
  { file: 'moodle-4/long-name.xml', format: 'MOODLE_XML', taken: 1, told: ['title.cut'], refused: [] },
  { file: 'moodle-4/look.xml', format: 'MOODLE_XML', taken: 1, told: ['format.lost'], refused: [] },
  { file: 'moodle-4/not-closed.xml', format: 'MOODLE_XML', taken: 0, told: ['file.xml'], refused: [] },
  { file: 'moodle-4/overall.xml', format: 'MOODLE_XML', taken: 1, told: ['overall.lost'], refused: [] },
  { file: 'moodle-4/picture-choices.xml', format: 'MOODLE_XML', taken: 1, told: ['picture.lost'], refused: [] },
  { file: 'moodle-4/picture.xml', format: 'MOODLE_XML', taken: 1, told: [], refused: [] },
  { file: 'moodle-4/portuguese.xml', format: 'MOODLE_XML', taken: 1, told: [], refused: [] },
  { file: 'moodle-4/sound.xml', format: 'MOODLE_XML', taken: 1, told: [], refused: [] },
  { file: 'moodle-4/table.xml', format: 'MOODLE_XML', taken: 1, told: [], refused: [] },
  { file: 'aiken/one.txt', format: 'AIKEN', taken: 2, told: [], refused: [] },
  { file: 'aiken/brackets.txt', format: 'AIKEN', taken: 2, told: [], refused: [] },
  { file: 'aiken/as-gift.txt', format: 'GIFT', taken: 1, told: ['file.format'], refused: [] },
  { file: 'aiken/broken.txt', format: 'AIKEN', taken: 1, told: [], refused: ['aiken.answer', 'aiken.options'] },
  { file: 'moodle-4/matching.xml', format: 'MOODLE_XML', taken: 1, told: ['format.lost'], refused: [] },
  { file: 'moodle-4/numerical.xml', format: 'MOODLE_XML', taken: 1, told: ['comments.lost', 'setting.lost'], refused: [] },
  { file: 'moodle-4/ordering.xml', format: 'MOODLE_XML', taken: 1, told: ['setting.lost'], refused: [] },
  { file: 'hand-written/matching.gift', format: 'GIFT', taken: 1, told: ['format.lost'], refused: [] },
  { file: 'hand-written/numbers.gift', format: 'GIFT', taken: 4, told: ['answer.lost', 'answers.wildcard', 'comments.lost'], refused: ['value.wrong'] },
] // oxfmt-ignore
