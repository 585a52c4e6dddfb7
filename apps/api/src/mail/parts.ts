/** The parts of a mail in reading order, which its text and its html share. */
export interface Parts {
  lang: string
  /** The language of the subject and the lead. */
  written: string
  subject: string
  greeting: string
  lead: string
  /** Lines such as `Where: Blue room`. */
  facts: string[]
  action: string
  link: string
  /** The sentence above the plain URL, for mail clients in which the button does not work. */
  fallback: string
  notes: string[]
  farewell: string
  school: string
}
