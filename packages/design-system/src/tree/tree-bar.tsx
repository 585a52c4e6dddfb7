import { chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease, ListChecks } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { treeSteps, type TreeStep } from './tree-places.ts'

const icons = { up: ArrowUp, down: ArrowDown, out: IndentDecrease, in: IndentIncrease } satisfies Record<
  TreeStep,
  unknown
>

const Bar = chakra('fieldset', { base: { display: 'flex', flexWrap: 'wrap', columnGap: 2, pb: 1 } })

export interface TreeBarProps {
  /** Whether a press on a row adds it to the selection. */
  isSeveral: boolean
  onSeveral: (isSeveral: boolean) => void
  /** Moves what is selected. */
  onStep: ((step: TreeStep) => void) | undefined
  /** Why the last move was refused. */
  refusal: string | undefined
}

/** Selecting several and moving without keys and without dragging. */
export function TreeBar({ isSeveral, onSeveral, onStep, refusal }: TreeBarProps) {
  const { t } = useTranslation()
  return (
    <>
      <Bar aria-label={t('editing.tree.tools')}>
        <Button
          variant="quiet"
          px={3}
          bg={isSeveral ? 'accent.subtle' : undefined}
          aria-pressed={isSeveral}
          onClick={() => onSeveral(!isSeveral)}
        >
          <ListChecks size={20} aria-hidden="true" />
          {t('editing.tree.several')}
        </Button>
        {onStep && (
          <Flex>
            {treeSteps.map((step) => {
              const Icon = icons[step]
              return (
                <IconButton key={step} label={t(`editing.tree.step.${step}`)} onClick={() => onStep(step)}>
                  <Icon size={20} aria-hidden="true" />
                </IconButton>
              )
            })}
          </Flex>
        )}
      </Bar>
      {refusal !== undefined && (
        <Text aria-hidden="true" textStyle="small" color="fg.muted" pb={2}>
          {refusal}
        </Text>
      )}
    </>
  )
}
