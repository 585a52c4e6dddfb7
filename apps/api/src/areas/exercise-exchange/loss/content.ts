/** A choice, or an accepted answer. */
export interface AnswerContent {
  html: string
  /** What it is worth, in per cent. */
  share: number
  /** HTML that whoever chose it reads. */
  feedback: string
}

/** The content of a question, as its file holds it or as an exercise would. */
export interface Content {
  /** The title; empty: the file gives none. */
  title: string
  /** HTML of the question and its sentence in reading order; a gap is five hashes. */
  text: string
  /** HTML of the general feedback. */
  feedback: string
  /** HTML of the model answer, or of what markers are told. */
  model: string
  /** The choices or accepted answers in their order; of a sentence, a list for each gap. */
  answers: AnswerContent[][]
  /** Whether several choices may be right, and their shares are summed. */
  isSet: boolean
  /** Whether the order of the answers is kept; of an exercise alone. */
  isOrdered: boolean
  pairs: { left: string; right: string }[]
  /** HTML of what is put into order, in the right order. */
  items: string[]
}

/** A question without content. */
export const noContent: Content = {
  title: '',
  text: '',
  feedback: '',
  model: '',
  answers: [],
  isSet: false,
  isOrdered: false,
  pairs: [],
  items: [],
}
