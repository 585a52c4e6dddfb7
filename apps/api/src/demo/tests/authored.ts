import type { TestType } from '@the-house/domain'

/** A test as configured by a teacher, of exercises from the chapters. */
export interface AuthoredTest {
  name: string
  description: string
  minutes: number
  show_feedback: boolean
  test_type: TestType
  /** By topic and title, in order. */
  exercises: readonly (readonly [topic: string, title: string])[]
}

const testKeys = ['rooms', 'warmUp', 'ears', 'texts', 'greetings', 'coats'] as const
export type TestKey = (typeof testKeys)[number]

/** The tests of the school, by a short key. */
const authored: Record<TestKey, AuthoredTest> = {
  rooms: {
    name: 'The first three rooms',
    description:
      'Eight exercises from the front door, the hall and the kitchen: the verb be, whose things are whose, and what is in the fridge. The last one is a short text, which your teacher reads.',
    minutes: 20,
    show_feedback: true,
    test_type: 'GENERAL',
    exercises: [
      ['Words at the door', 'Short forms'],
      ['A neighbor at the door', 'A short talk'],
      ['A neighbor at the door', 'Questions at the door'],
      ['Whose is this?', 'All the words with an'],
      ['Whose is this?', 'In the hall'],
      ['There is, there are', 'How many spoons?'],
      ['There is, there are', 'Much or many'],
      ['The shopping list', 'Dinner for four'],
    ],
  },
  warmUp: {
    name: 'One-minute warm-up',
    description: 'Three quick questions from the front door and the hall. Read once, answer, and go on.',
    minutes: 1,
    show_feedback: true,
    test_type: 'GENERAL',
    exercises: [
      ['Words at the door', 'The first word of the day'],
      ['Words at the door', 'Three people'],
      ['Whose is this?', 'Her or his'],
    ],
  },
  ears: {
    name: 'Ears open',
    description:
      'Six short recordings from Arch Street. Listen to each as often as you like. Your teacher goes through the results with you in class, so they are not shown here.',
    minutes: 15,
    show_feedback: false,
    test_type: 'LISTENING',
    exercises: [
      ['Words at the door', 'Leaving'],
      ['A neighbor at the door', 'Who is Tom?'],
      ['Whose is this?', 'Spell it'],
      ['Names and numbers', 'A phone number'],
      ['There is, there are', 'How many spoons?'],
      ['The shopping list', "Tom's list"],
    ],
  },
  texts: {
    name: 'Three short texts',
    description:
      'Your door, your hall, your fridge: two or three sentences about each. Your teacher corrects them within the week.',
    minutes: 40,
    show_feedback: true,
    test_type: 'WRITING',
    exercises: [
      ['Words at the door', 'Your door'],
      ['Whose is this?', 'Your own hall'],
      ['There is, there are', 'Open your fridge'],
    ],
  },
  greetings: {
    name: 'Good morning, Arch Street',
    description: 'Greetings, names, and where people are from: six exercises from the front door.',
    minutes: 10,
    show_feedback: true,
    test_type: 'GENERAL',
    exercises: [
      ['Words at the door', 'When you meet somebody'],
      ['Words at the door', 'The bell sings'],
      ['Words at the door', 'Ana introduces herself'],
      ['A neighbor at the door', 'Saying no'],
      ['A neighbor at the door', 'Polite words'],
      ['A neighbor at the door', 'The right order'],
    ],
  },
  coats: {
    name: 'Whose coat is this?',
    description: 'Read the signs and notes of the hall, and say what belongs to whom.',
    minutes: 10,
    show_feedback: true,
    test_type: 'READING',
    exercises: [
      ['Whose is this?', 'A or an'],
      ['Whose is this?', 'Four hooks'],
      ['Whose is this?', 'Near or far'],
      ['Names and numbers', 'Filling in a form'],
      ['Names and numbers', "Tom's things"],
      ['Names and numbers', 'Thirteen or thirty'],
    ],
  },
}

export const authoredTests = testKeys.map((key) => ({ key, ...authored[key] }))
