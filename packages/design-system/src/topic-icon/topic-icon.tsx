import { chakra } from '@chakra-ui/react'
import type { TopicIcon as TopicIconName } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { ComponentProps, ReactElement } from 'react'
import { paint } from '../theme/paint.ts'

const Sign = chakra('svg', { base: { boxSize: 7, flexShrink: 0 } })

const drawings: Record<TopicIconName, ReactElement> = {
  story: (
    <>
      <path d="M4 9q6-3 12 1 6-4 12-1v16q-6-3-12 1-6-4-12-1Z" fill={paint('draw.wall.shade')} />
      <path d="M4 9q6-3 12 1v16q-6-4-12-1Z" fill={paint('draw.roof')} />
      <path d="M20 14q3-1 5-.6M20 18q3-1 5-.6" stroke={paint('fg')} strokeWidth="1.5" fill="none" />
    </>
  ),
  words: (
    <>
      <rect x="3" y="13" width="13" height="13" rx="2.5" fill={paint('draw.glow')} />
      <rect x="16" y="6" width="13" height="13" rx="2.5" fill={paint('sky.400')} />
      <path d="M6.5 23 9.5 16l3 7m-5-2.5h4" stroke={paint('ink.800')} strokeWidth="1.8" fill="none" />
      <path
        d="M20 9.5v6.5h3a1.8 1.8 0 0 0 0-3.5h-3 2.5a1.5 1.5 0 0 0 0-3Z"
        stroke={paint('ink.900')}
        strokeWidth="1.6"
        fill="none"
      />
    </>
  ),
  listening: (
    <>
      <path d="M5 20v-3a11 11 0 0 1 22 0v3" stroke={paint('fg')} strokeWidth="2.5" fill="none" />
      <rect x="3" y="18" width="7" height="9" rx="3" fill={paint('draw.accent')} />
      <rect x="22" y="18" width="7" height="9" rx="3" fill={paint('draw.accent')} />
      <path d="M14 21v3M18 19v7" stroke={paint('draw.accent')} strokeWidth="2" />
    </>
  ),
  writing: (
    <>
      <path d="M5 27h15" stroke={paint('fg')} strokeWidth="2" />
      <path d="M20.5 5.5l5 5L13 23l-6 1 1-6Z" fill={paint('draw.leaf')} />
      <path d="M20.5 5.5l5 5-2.5 2.5-5-5Z" fill={paint('draw.accent')} />
      <path d="M8 18l5 5-6 1Z" fill={paint('draw.glow')} />
    </>
  ),
}

export interface TopicIconProps extends Omit<ComponentProps<typeof Sign>, 'children'> {
  icon: TopicIconName
  /** Gives it an accessible name, where no text beside it says the same. */
  named?: boolean
}

/** The icon of a topic. */
export function TopicIcon({ icon, named = false, ...rest }: TopicIconProps) {
  const { t } = useTranslation()
  const name = named ? ({ role: 'img', 'aria-label': t(`learning.topic.${icon}`) } as const) : { 'aria-hidden': true }
  return (
    <Sign viewBox="0 0 32 32" strokeLinecap="round" strokeLinejoin="round" {...name} {...rest}>
      {drawings[icon]}
    </Sign>
  )
}
