import type { NextStep } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useUser } from '../../session/session.ts'
import { formatMoment } from '../clock.ts'

export interface StepWords {
  title: string
  /** Why it comes next. */
  text: string
  /** The words of the link to it. */
  action: string
}

/** Returns what words a next step: dates in the time zone of the unit. */
export function useStepWords(): (step: NextStep) => StepWords {
  const { t } = useTranslation()
  const { unity } = useUser()
  return ({ reason, params: { chapter, topic, locked, test, meeting }, until }) => {
    const words = {
      chapter: chapter?.name ?? '',
      number: chapter?.number ?? '–',
      topic: topic?.name ?? '',
      locked: locked?.name ?? chapter?.name ?? '',
      test: test?.name ?? '',
      meeting: meeting?.name ?? '',
      until: until ? formatMoment(until, unity.time_zone) : '',
    }
    return {
      title: t(`course.${reason}.title`, words),
      text: t(`course.${reason}.text`, words),
      action: t(`course.${reason}.action`, words),
    }
  }
}
