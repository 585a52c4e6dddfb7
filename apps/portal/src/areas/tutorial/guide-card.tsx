import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { ArrowRight, ChevronDown } from 'lucide-react'
import { Link } from 'wouter'
import { GuidePicture } from './guide-picture.tsx'
import type { Guide } from './guides.ts'

const Sheet = chakra('details', {
  base: {
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
    scrollMarginTop: 24,
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      p: { base: 3, md: 4 },
      borderRadius: 'card',
      cursor: 'pointer',
      listStyle: 'none',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary > [data-part=arrow]': { flexShrink: 0, ms: 'auto', transition: 'transform 180ms' },
    '&[open] > summary > [data-part=arrow]': { transform: 'rotate(180deg)' },
    _hover: { borderColor: 'border.strong' },
  },
})

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: 3,
    maxW: 'prose',
    counterReset: 'step',
    listStyle: 'none',
    '& > li': { display: 'flex', gap: 3, counterIncrement: 'step' },
    '& > li::before': {
      content: 'counter(step)',
      flexShrink: 0,
      w: 7,
      h: 7,
      borderRadius: 'chip',
      bg: 'accent.subtle',
      color: 'accent',
      textAlign: 'center',
      fontWeight: 'semibold',
      lineHeight: '1.75rem',
    },
  },
})

export interface GuideCardProps {
  guide: Guide
  /** Whether it is expanded initially. */
  open: boolean
}

/** A guide: its summary, and its steps when it is expanded. */
export function GuideCard({ guide: { id, steps, action }, open }: GuideCardProps) {
  const { t } = useTranslation()
  return (
    <Sheet id={id} open={open}>
      <summary>
        <GuidePicture id={id} />
        <Stack gap={0.5} minW={0}>
          <Heading as="h2" textStyle="heading">
            {t(`tutorial.${id}.title`)}
          </Heading>
          <Text color="fg.muted">{t(`tutorial.${id}.summary`)}</Text>
        </Stack>
        <Box as={ChevronDown} data-part="arrow" color="fg.muted" aria-hidden="true" />
      </summary>
      <Stack gap={5} px={{ base: 4, md: 5 }} pb={5} pt={1} align="start">
        <Steps>
          {steps.map((step) => (
            <li key={step}>
              <span>{t(step)}</span>
            </li>
          ))}
        </Steps>
        {action && (
          <Button asChild>
            <Link href={action.href}>
              {t(action.label)}
              <ArrowRight size={18} aria-hidden="true" />
            </Link>
          </Button>
        )}
      </Stack>
    </Sheet>
  )
}
