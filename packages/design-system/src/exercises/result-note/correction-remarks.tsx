import { chakra, Flex } from '@chakra-ui/react'
import type { Exercise } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Chip } from '../../chip/chip.tsx'
import { PassageText } from '../../passages/passage-text.tsx'
import { PassageList } from '../../passages/passage-list.tsx'

const Title = chakra('h3', { base: { textStyle: 'label', color: 'fg.muted', mb: 1 } })

export interface RemarksProps {
  exercise: Exercise
  /** The student's text. */
  written: string
}

/** A teacher's comments on passages, and the kinds of the mistakes. */
export function Remarks({ exercise, written }: RemarksProps) {
  const { t } = useTranslation()
  const { comments, tags } = exercise
  return (
    <>
      {comments && comments.length > 0 && (
        <div>
          <Title>{t('corrected.passages')}</Title>
          <PassageText text={written} passages={comments} />
          <PassageList text={written} passages={comments} />
        </div>
      )}
      {tags && tags.length > 0 && (
        <div>
          <Title>{t('corrected.tags')}</Title>
          <Flex as="ul" listStyleType="none" gap={2} wrap="wrap">
            {tags.map((tag) => (
              <li key={tag}>
                <Chip>{t(`corrected.tag.${tag}`)}</Chip>
              </li>
            ))}
          </Flex>
        </div>
      )}
    </>
  )
}
