import { chakra } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import type { TestTotals } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
    gap: { base: 3, md: 4 },
    '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    '& dt': { textStyle: 'small', color: 'fg.muted' },
    '& dd': { textStyle: 'heading', fontVariantNumeric: 'tabular-nums', lineHeight: 1.2 },
  },
})

const shown = ['pending', 'started', 'finished', 'expired', 'waiting', 'mean'] as const

/** The number of tests of each status; while they load, dashes keep the layout stable. */
export function Totals({ totals }: { totals: TestTotals | undefined }) {
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language)
  const words = (name: (typeof shown)[number]) => {
    const value = totals?.[name]
    if (value === undefined || value === null) return '–'
    return name === 'mean' ? t('tests-report.percent', { value }) : number.format(value)
  }
  return (
    <Card py={{ base: 3, md: 4 }}>
      <List aria-busy={totals === undefined}>
        {shown.map((name) => (
          <div key={name}>
            <dt>{t(`tests-report.totals.${name}`)}</dt>
            <dd>{words(name)}</dd>
          </div>
        ))}
      </List>
    </Card>
  )
}
