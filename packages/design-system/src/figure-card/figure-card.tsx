import { chakra, Heading, Stack } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'
import { Card } from '../card/card.tsx'
import { figureBadgeRecipe, figureButtonRecipe } from './figure-card-recipe.ts'

const Badge = chakra('span', figureBadgeRecipe)
const Opener = chakra('button', figureButtonRecipe)

export interface FigureCardProps {
  /** A picture of lucide, in an arch. */
  icon: ComponentType<{ size?: number }>
  /** What the figure is of. */
  label: string
  /** The figure, and a line about it. */
  children: ReactNode
  tone?: 'plain' | 'accent' | 'info' | 'right' | 'warning'
  /** Makes all of it a button that opens a dialog. */
  onOpen?: () => void
}

/** One figure and what it is of. */
export function FigureCard({ icon: Icon, label, children, tone = 'plain', onOpen }: FigureCardProps) {
  return (
    <Card
      interactive={Boolean(onOpen)}
      display="flex"
      alignItems="center"
      gap={{ base: 3, lg: 4 }}
      h="full"
      px={4}
      py={4}
    >
      <Badge tone={tone} aria-hidden="true">
        <Icon size={22} />
      </Badge>
      <Stack gap={0.5} minW={0} flex="1">
        <Heading as="h2" textStyle="small" color="fg.muted" fontWeight="normal">
          {onOpen ? (
            <Opener type="button" aria-haspopup="dialog" onClick={onOpen}>
              {label}
            </Opener>
          ) : (
            label
          )}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}
