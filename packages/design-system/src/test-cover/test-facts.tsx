import { chakra } from '@chakra-ui/react'
import type { TestInfo } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { formatMoment } from '../dates/dates.ts'

const List = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))', gap: 3 },
})
const Fact = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', p: 3, bg: 'bg.sunken', borderRadius: 'card' },
})
const Name = chakra('dt', { base: { textStyle: 'small', color: 'fg.muted' } })
const Value = chakra('dd', { base: { fontSize: 'lg', fontWeight: 'semibold' } })
const More = chakra('span', { base: { display: 'block', textStyle: 'small', fontWeight: 'normal', color: 'fg.muted' } })

export type Facts = Pick<TestInfo, 'exercise_count' | 'minutes' | 'extra_minutes' | 'end_at' | 'finish_at'>

export interface TestFactsProps {
  test: Facts
  /** The school's time zone (IANA); default: the device's. */
  timeZone?: string | undefined
}

/** The number of exercises, the duration with extra time, and when the test ends or ended. */
export function TestFacts({ test, timeZone }: TestFactsProps) {
  const { exercise_count, minutes, extra_minutes, end_at, finish_at } = test
  const { t } = useTranslation()
  const at = (instant: string) => formatMoment(instant, timeZone)
  return (
    <List>
      <Fact>
        <Name>{t('timed.facts.exercises')}</Name>
        <Value>{exercise_count}</Value>
      </Fact>
      <Fact>
        <Name>{t('timed.facts.minutes')}</Name>
        <Value>
          {minutes === null ? t('timed.facts.noLimit') : t('timed.facts.count', { count: minutes })}
          {extra_minutes > 0 && <More>{t('timed.facts.extra', { count: extra_minutes })}</More>}
        </Value>
      </Fact>
      {end_at && !finish_at && (
        <Fact>
          <Name>{t('timed.facts.endsAt')}</Name>
          <Value>{at(end_at)}</Value>
        </Fact>
      )}
      {finish_at && (
        <Fact>
          <Name>{t('timed.facts.endedAt')}</Name>
          <Value>{at(finish_at)}</Value>
        </Fact>
      )}
    </List>
  )
}
