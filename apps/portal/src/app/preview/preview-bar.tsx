import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Eye } from 'lucide-react'
import { useEffect, type RefObject } from 'react'

/** Goes around the window, over all that is shown of the student's portal but dialogs. */
const Frame = chakra('div', {
  base: {
    position: 'fixed',
    inset: 0,
    border: '3px solid',
    borderColor: 'accent',
    pointerEvents: 'none',
    zIndex: 'menu',
  },
})

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'menu',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 4,
    rowGap: 1,
    px: { base: 4, md: 6 },
    py: 2,
    bg: 'accent.subtle',
    borderBottom: '1px solid',
    borderColor: 'accent',
  },
})

export interface PreviewBarProps {
  ref: RefObject<HTMLElement | null>
  /** The student. */
  name: string
  onEnd: () => void
}

/** Says whose portal is shown, stays in sight on every screen, and ends the preview; the focus begins here. */
export function PreviewBar({ ref, name, onEnd }: PreviewBarProps) {
  const { t } = useTranslation()
  useEffect(() => {
    scrollTo({ top: 0 })
    ref.current?.focus({ preventScroll: true })
  }, [ref])
  return (
    <>
      <Bar ref={ref} tabIndex={-1} aria-label={t('learner.preview.region')}>
        <Flex gap={3} align="center" minW={0}>
          <Box as="span" flexShrink={0}>
            <Eye size={20} aria-hidden="true" />
          </Box>
          <Text minW={0} overflowWrap="anywhere">
            {t('learner.preview.text', { name })}
          </Text>
        </Flex>
        <Button onClick={onEnd}>{t('learner.preview.end')}</Button>
      </Bar>
      <Frame aria-hidden="true" />
    </>
  )
}
