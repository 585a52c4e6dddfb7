import { chakra } from '@chakra-ui/react'
import type { CorrectionTask } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { CorrectionSummary } from './correction-summary.tsx'

const Details = chakra('details', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border',
    py: 2,
    '& summary': { minH: 6, py: 1, cursor: 'pointer', borderRadius: 'sm', overflowWrap: 'anywhere' },
  },
})

/** Earlier corrections of the same student. */
export function FormerCorrections({ task: { former, student } }: { task: CorrectionTask }) {
  const { t } = useTranslation()
  if (former.length === 0) return null
  return (
    <div>
      <chakra.h2 textStyle="label" color="fg.muted" mb={2}>
        {t('corrections.desk.former', { name: student.name })}
      </chakra.h2>
      {former.map((one) => (
        <Details key={one.id}>
          <summary>
            <span lang="en">{one.title}</span> · {t('corrections.desk.formerMark', { mark: one.evaluation })}
          </summary>
          <CorrectionSummary text={one.answer_text} correction={one} pt={2} />
        </Details>
      ))}
    </div>
  )
}
