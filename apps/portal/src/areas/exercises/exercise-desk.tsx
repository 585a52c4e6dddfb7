import { Stack } from '@chakra-ui/react'
import {
  Alert,
  ExerciseView,
  preloadExerciseWidgets,
  SegmentedProgress,
  type ExerciseStatus,
  type ProgressStep,
} from '@the-house/design-system'
import type { Answer, Exercise, Survey } from '@the-house/domain'
import { useStoredFlag } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef } from 'react'
import { outbox } from '../../outbox/browser-outbox.ts'
import { useUser } from '../../session/session.ts'
import { loadFinishQuestion } from './load-finish-question.ts'
import { PracticeBar } from './practice-bar.tsx'
import { ShortcutSwitch } from './shortcut-switch.tsx'
import { markOf } from './shown.ts'
import { useEnter } from './use-enter.ts'
import type { PracticeFlow } from './use-practice.ts'

/** Choices are sent after a short pause, so that changing one's mind costs one request. */
const choicePauseMs = 600
const textPauseMs = 2000

/** The connection may go at any time: soon after the first exercise stands, every other must open without it. */
const prepare = () => void Promise.all([preloadExerciseWidgets(), loadFinishQuestion()]).catch(() => undefined)
const prepareAfterMs = 2000

export interface ExerciseDeskProps {
  survey: Survey
  work: PracticeFlow
  steps: ProgressStep[]
  onLeave: () => void
}

/** Says what waits for the connection, also to whoever cannot see it appear. */
function WaitingNote({ text }: { text: string | null }) {
  return <output>{text && <Alert status="warning">{text}</Alert>}</output>
}

/** The progress, one exercise, and what can be done with it. */
export function ExerciseDesk({ survey, work, steps, onLeave }: ExerciseDeskProps) {
  const { t } = useTranslation()
  const { id: user } = useUser()
  const { flow, shown, offline, press } = work
  const [shortcuts, setShortcuts] = useStoredFlag('the-house.shortcuts', true)
  const heading = useRef<HTMLHeadingElement>(null)
  const { current } = flow
  const opened = useRef(current)
  useEffect(() => {
    // Another exercise is another page for whoever cannot see it change; the first one is part of the screen.
    if (opened.current !== current) heading.current?.focus()
    opened.current = current
  }, [current])
  useEffect(() => {
    const timer = setTimeout(prepare, prepareAfterMs)
    return () => clearTimeout(timer)
  }, [])
  useEnter(shortcuts, work)

  const now = shown.find(({ exercise }) => exercise.id === flow.current)
  if (!now) return null
  const checking = flow.checking.includes(now.exercise.id)
  const whileChecking = checking ? 'test.checkLater' : null
  const later = flow.finishing ? 'test.finishLater' : whileChecking
  const locked = survey.concluded || checking || flow.finishing
  const status: ExerciseStatus = markOf(now.exercise) ?? (locked ? 'disabled' : 'open')

  function keep({ id, type }: Exercise, answer: Answer): void {
    outbox.put(
      { user, test: survey.id, exercise: id },
      type,
      answer,
      type === 'OPEN_ANSWER' ? textPauseMs : choicePauseMs,
    )
  }

  return (
    <Stack gap={{ base: 5, md: 7 }} onPointerDownCapture={prepare} onKeyDownCapture={prepare}>
      <SegmentedProgress
        steps={steps}
        current={String(flow.current)}
        onSelect={(id) => press({ type: 'select', id: Number(id) })}
      />
      {survey.concluded && <Alert status="info">{t('test.finished')}</Alert>}
      <ExerciseView
        exercise={now.exercise}
        answer={now.answer}
        onChange={(answer) => keep(now.exercise, answer)}
        onPause={() => void outbox.flush()}
        onSubmit={() => press({ type: 'verify' })}
        status={status}
        shortcuts={shortcuts}
        headingRef={heading}
      />
      <WaitingNote text={offline && later ? t(later) : null} />
      <PracticeBar work={work} now={now} onLeave={onLeave} />
      <ShortcutSwitch on={shortcuts} onChange={setShortcuts} />
    </Stack>
  )
}
