import type { Profile } from '@the-house/domain'

/** A message of the school to many people. */
export interface Message {
  /** Days ago, by the calendar; never today, so that it is never in the future. */
  days: number
  /** In UTC: office hours in Brazil. */
  hour: number
  for: readonly Profile[]
  title: string
  text: string
}

const everybody: readonly Profile[] = ['STUDENT', 'AUTODIDACT', 'TEACHER']
const learners: readonly Profile[] = ['STUDENT', 'AUTODIDACT']
const students: readonly Profile[] = ['STUDENT']
const teachers: readonly Profile[] = ['TEACHER']

type Line = [days: number, hour: number, to: readonly Profile[], title: string, text: string]

const lines: Line[] = [
  [1, 17, learners, 'A word for your pocket: threshold', 'The threshold is the stone under a door. Stand on it, say hello, step in: every chapter starts like that.'],
  [1, 13, everybody, 'Your notifications have a room', 'What the school tells you is kept in one place now. Nothing that you have done was moved.'],
  [2, 12, teachers, 'Texts are waiting', 'Some of them are a week old. Whoever has an hour today begins with the oldest.'],
  [3, 14, students, 'Conversation in the living room', 'This week we talk about breakfast. Bring a word from the kitchen and a question for your neighbor.'],
  [5, 18, learners, 'Listen twice', 'First with your eyes closed, then with the text. The second time you hear what you only guessed before.'],
  [8, 13, everybody, 'The units close on the holiday', 'Their doors open again the day after. The portal has no holidays.'],
  [9, 19, teachers, 'Two colors are enough', 'Mark what is missing and what is too much. A kind sentence at the end helps more than a third color.'],
  [10, 12, learners, 'A word for your pocket: drawer', 'What you put away stays in the drawer. Open one at home, name five things in it, and close it again.'],
  [12, 15, students, 'A topic a day for your tribe', 'What you earn in a month counts for your tribe too. Small and often wins.'],
  [15, 17, learners, 'A room a day', 'Ten minutes every day bring you further than two hours on Sunday. The house remembers where you stopped.'],
  [17, 14, everybody, 'Headphones help', 'Sounds are clearer without the street. If you have none at hand, ask at the desk of your unit.'],
  [19, 12, learners, 'A word for your pocket: landing', 'The landing is where the stairs take a breath. Take one too: repeat five words before you go on.'],
  [20, 18, teachers, 'The next meeting of teachers', 'On Thursday after lunch, in every unit and online. Bring a text that made you smile.'],
  [22, 13, students, 'Say it aloud', 'What you have only read, you know by half. Read your last text to somebody at home.'],
  [24, 16, learners, 'Your teacher reads every word', 'A text comes back with what is good and what can be better. The correction stands in the exercise itself.'],
  [27, 14, everybody, 'Tell us what does not work', 'The button to report an error is at the top of every page. One sentence is enough; we read each of them.'],
  [29, 12, learners, 'A word for your pocket: kettle', 'Put the kettle on, and name what you see until the water boils. That is a whole exercise.'],
  [32, 19, students, 'Film night at your unit', 'A short film in English, with subtitles and popcorn. The desk tells you the day.'],
  [34, 15, learners, 'Once more is never wrong', 'A topic that you have finished can be done again. The first time pays dollars, every time pays words.'],
  [37, 12, learners, 'A word for your pocket: hinge', 'A door turns on its hinge, and a sentence on its verb. Find the verb first.'],
  [40, 13, everybody, 'A password of your own', 'A good one is long and yours alone. You can change it in your profile whenever you like.'],
  [42, 17, students, 'Bring a friend', 'Somebody at home wants to learn? The desk of your unit shows the house to guests.'],
  [44, 18, teachers, 'Marks from 0 to 10', 'A text counts as right from 6 on. Between two marks, take the higher one.'],
  [45, 14, learners, 'Half a chapter is fine', 'Stop whenever you like. Your answers are kept as you give them.'],
  [48, 12, learners, 'A word for your pocket: shelf', 'One shelf, two shelves: words that end like that change a letter on the way up. So does a leaf.'],
  [51, 16, students, 'Meet your tribe', 'You learn alone, but you build together. Say hello to somebody of your tribe this week.'],
  [54, 13, learners, 'A chapter is a room', 'Walk through it in order: the story, the words, what you hear, and what you write.'],
] // oxfmt-ignore

export const messages: Message[] = lines.map(([days, hour, to, title, text]) => ({ days, hour, for: to, title, text }))

/** The first message of every user. */
export const welcome = {
  title: 'Welcome to The House',
  text: 'Your key fits. Look into every room, take your time, and ask when a door is stuck.',
}
