import { Box } from '@chakra-ui/react'
import { noAnswer, type Answer, type Exercise } from '@the-house/domain'
import { i18n, useTranslation } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { X } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ignore } from '../about/ignore.ts'
import { BottomBar } from '../bottom-bar/bottom-bar.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Countdown } from '../countdown/countdown.tsx'
import { ExerciseView } from '../exercises/exercise-view.tsx'
import {
  answerWith,
  lettersExercise,
  multipleExercise,
  openExercise,
  optionsExercise,
  picture,
  uniqueExercise,
  uniqueMarked,
  wordsExercise,
} from '../exercises/fixtures.ts'
import { preloadExerciseWidgets } from '../exercises/registry.ts'
import type { ExerciseStatus } from '../exercises/widget.ts'
import { SavedState } from '../saved-state/saved-state.tsx'
import { SegmentedProgress } from '../segmented-progress/segmented-progress.tsx'
import { TopicIcon } from '../topic-icon/topic-icon.tsx'
import about from './lesson.about.tsx'
import { LessonSkeleton } from './lesson-skeleton.tsx'
import { Lesson } from './lesson.tsx'

const meta = {
  title: 'Exercises/Lesson',
  component: Lesson,
  loaders: [() => preloadExerciseWidgets()],
  parameters: { about, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 740 } } },
} satisfies Meta<typeof Lesson>
export default meta
type Story = Pick<StoryObj<typeof meta>, 'name' | 'play' | 'globals'> & Required<Pick<StoryObj, 'render'>>

const states = ['correct', 'wrong', 'open', 'open', 'open', 'open'] as const

interface PhoneProps {
  exercise: Exercise
  answer?: Answer
  status?: ExerciseStatus
  /** The status that Verify leads to. */
  verified?: ExerciseStatus
  timed?: boolean
  count?: number
  fills?: boolean
}

function Close() {
  const { t } = useTranslation()
  return (
    <IconButton label={t('exercises.close')}>
      <X size={24} aria-hidden="true" />
    </IconButton>
  )
}

/** A lesson as the screens put it together; it fills the window also where there is room. */
function Phone(props: PhoneProps) {
  const { exercise, answer: first = noAnswer, status = 'open', verified, timed, count = 6, fills = true } = props
  const { t } = useTranslation()
  const [answer, setAnswer] = useState(first)
  const [now, setNow] = useState(status)
  const steps = Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    label: t('test.position', { number: at + 1, total: count }),
    state: states[at % states.length] ?? 'open',
  }))
  const empty = answer === noAnswer
  const open = now === 'open'
  return (
    <Box as="main">
      <Lesson
        fills={fills}
        exercise={exercise.id}
        still={!open}
        lines={timed ? 'two' : 'one'}
        close={<Close />}
        menu={
          timed ? (
            <Countdown endsAt={5_400_000} now={() => 3_060_000} onHiddenChange={ignore} />
          ) : (
            <IconButton label={t('books.topics')}>
              <TopicIcon icon="words" boxSize={7} />
            </IconButton>
          )
        }
        progress={<SegmentedProgress steps={steps} current="3" place={fills ? 'bar' : 'page'} onSelect={ignore} />}
        actions={
          <BottomBar
            primary={{ label: t(open ? 'test.verify' : 'test.next'), onPress: () => setNow(verified ?? now) }}
            skip={open ? { label: t('test.skip'), onPress: ignore } : undefined}
            reason={open && empty ? t('test.emptyReason') : undefined}
            status={open && !empty ? <SavedState state="saved" at={new Date(2026, 2, 2, 14, 2)} /> : undefined}
          />
        }
      >
        <ExerciseView exercise={exercise} answer={answer} onChange={setAnswer} status={now} />
      </Lesson>
    </Box>
  )
}

const pictured = { ...uniqueExercise, ...picture }
const chosen = answerWith({ alternatives: [1] })

/** Verify stands above the lower edge of the window, whatever there is to scroll. */
export const Choices: Story = {
  render: () => <Phone exercise={pictured} />,
  play: async ({ canvasElement }) => {
    const verify = within(canvasElement).getByRole('button', { name: i18n.t('test.verify') })
    await expect(verify.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const SeveralChoices: Story = {
  render: () => <Phone exercise={multipleExercise} answer={answerWith({ alternatives: [1, 2] })} />,
}
export const Letters: Story = { render: () => <Phone exercise={lettersExercise} /> }
export const Words: Story = {
  render: () => <Phone exercise={wordsExercise} answer={answerWith({ text: 'went||the|' })} />,
}
export const Options: Story = { render: () => <Phone exercise={optionsExercise} /> }
export const Written: Story = { render: () => <Phone exercise={openExercise} /> }

/** The result rises from the lower edge and gets the focus; the one live region stays one. */
export const Verified: Story = {
  render: () => <Phone exercise={{ ...uniqueMarked, ...picture }} answer={chosen} verified="correct" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: i18n.t('test.verify') }))
    const note = await canvas.findByRole('region', { name: i18n.t('feedback.exercise.correct') })
    await expect(note).toHaveFocus()
    await Promise.all(note.getAnimations().map(({ finished }) => finished))
    const next = canvas.getByRole('button', { name: i18n.t('test.next') })
    await expect(note.getBoundingClientRect().bottom).toBeLessThanOrEqual(next.getBoundingClientRect().top)
    await expect(canvas.getAllByRole('status')).toHaveLength(1)
  },
}
export const NotRight: Story = {
  render: () => <Phone exercise={uniqueMarked} answer={answerWith({ alternatives: [2] })} status="wrong" />,
}
export const WaitingForATeacher: Story = {
  render: () => <Phone exercise={openExercise} answer={answerWith({ text: 'There is a cat.' })} status="waiting" />,
}
/** A test: the time left beside the way out, the progress on a line of its own. */
export const AgainstTheClock: Story = { render: () => <Phone exercise={pictured} answer={chosen} timed count={14} /> }
/** An on-screen keyboard takes the lower half: the lesson is as high as what is left. */
export const AboveTheKeyboard: Story = {
  render: () => <Phone exercise={openExercise} />,
  play: async ({ canvasElement }) => {
    const view = window.visualViewport
    if (!view) throw new Error('The browser has no visual viewport.')
    Object.defineProperty(view, 'height', { configurable: true, value: 420 })
    try {
      view.dispatchEvent(new Event('resize'))
      const canvas = within(canvasElement)
      const verify = canvas.getByRole('button', { name: i18n.t('test.verify') })
      await expect(verify.getBoundingClientRect().bottom).toBeLessThanOrEqual(420)
      await userEvent.click(canvas.getByRole('textbox'))
      await expect(canvas.getByRole('textbox').getBoundingClientRect().top).toBeLessThan(420)
    } finally {
      Reflect.deleteProperty(view, 'height')
      view.dispatchEvent(new Event('resize'))
    }
    await expect(document.body.getBoundingClientRect().height).toBe(window.innerHeight)
  },
}
/** Where there is room it is part of its page, and the picture stands beside the choices. */
export const OnItsPage: Story = {
  render: () => <Phone exercise={pictured} fills={false} />,
}
export const Loading: Story = {
  render: () => <LessonSkeleton close={<Close />} otherwise={<Box as="p">…</Box>} />,
}
