import { chakra, Heading, Stack } from '@chakra-ui/react'
import type { ComponentProps, ComponentType, ReactElement, ReactNode } from 'react'
import { Card } from '../card/card.tsx'
import { figureBadgeRecipe, figureButtonRecipe } from './figure-card-recipe.ts'

const Badge = chakra('span', figureBadgeRecipe)
const Opener = chakra('button', figureButtonRecipe)

export interface FigureCardProps extends Omit<ComponentProps<typeof Card>, 'tone' | 'interactive'> {
  /** A lucide icon, shown in an arch. */
  icon: ComponentType<{ size?: number }>
  /** Shown in place of the icon: a sign that has its own frame, such as that of a tribe. */
  sign?: ReactNode
  /** The label; as a link it makes the whole card clickable. */
  label: string | ReactElement
  /** The figure, and a short text about it. */
  children: ReactNode
  tone?: 'plain' | 'accent' | 'info' | 'right' | 'warning'
  /** Makes the whole card a button that opens a dialog. */
  onOpen?: (() => void) | undefined
}

/** A figure with its label. */
export function FigureCard({ icon: Icon, sign, label, children, tone = 'plain', onOpen, ...rest }: FigureCardProps) {
  return (
    <Card
      interactive={Boolean(onOpen) || typeof label !== 'string'}
      display="flex"
      alignItems="center"
      gap={{ base: 2.5, lg: 4 }}
      px={{ base: 3, lg: 4 }}
      py={{ base: 3, lg: 4 }}
      {...rest}
    >
      {sign || (
        <Badge tone={tone} aria-hidden="true">
          <Icon size={22} />
        </Badge>
      )}
      <Stack gap={0.5} minW={0} flex="1">
        <Heading as="h2" textStyle="small" color="fg.muted" fontWeight="normal">
          <Label label={label} onOpen={onOpen} />
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}

function Label({ label, onOpen }: Pick<FigureCardProps, 'label' | 'onOpen'>) {
  if (typeof label !== 'string') return <Opener asChild>{label}</Opener>
  if (!onOpen) return label
  return (
    <Opener type="button" aria-haspopup="dialog" onClick={onOpen}>
      {label}
    </Opener>
  )
}
