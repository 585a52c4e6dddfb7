import { chakra, Stack, Text } from '@chakra-ui/react'
import { Html } from '@the-house/design-system'
import { PassageList } from '@the-house/design-system/admin'
import type { Desk } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

const Details = chakra('details', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border',
    py: 2,
    '& summary': { minH: 6, py: 1, cursor: 'pointer', borderRadius: 'sm', overflowWrap: 'anywhere' },
  },
})

/** What the same student was told of earlier texts. */
export function FormerCorrections({ desk: { former, student } }: { desk: Desk }) {
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
          <Stack gap={2} pt={2}>
            <Text lang="en" translate="no" color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {one.answer_text}
            </Text>
            {one.feedback && <Html html={one.feedback} />}
            <PassageList text={one.answer_text} passages={one.comments} />
            {one.tags.length > 0 && (
              <Text textStyle="small">{one.tags.map((tag) => t(`corrected.tag.${tag}`)).join(', ')}</Text>
            )}
          </Stack>
        </Details>
      ))}
    </div>
  )
}
