import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Check } from 'lucide-react'
import { Button } from '../../button/button.tsx'
import { OrderList } from '../../order-list/order-list.tsx'
import { Question } from '../question.tsx'
import { isLocked, isMarked, type WidgetProps } from '../widget.ts'
import { MarkedItem } from './marked-item.tsx'
import { inOrder, orderResults } from './order.ts'
import { orderedListRecipe } from './ordered-list-recipe.ts'

/** The longest item, in characters, that stands beside two buttons on a phone. */
const short = 22

/** Items that are brought into an order, by buttons, keys or dragging. Words of `ordering`. */
export function OrderedList({ exercise, value, onChange, status, announce }: WidgetProps) {
  const { t } = useTranslation()
  const styles = useSlotRecipe({ recipe: orderedListRecipe })()
  const items = inOrder(exercise.alternatives, value.alternatives)
  const isLong = items.some(({ title }) => title.length > short)
  if (isLocked(status)) {
    const key = status === 'correct' ? items.map(({ id }) => id) : exercise.correct_alternatives
    const results = orderResults(items, isMarked(status) ? key : null)
    return (
      <Question exercise={exercise}>
        <chakra.ol css={styles.items}>
          {items.map((item, at) => (
            <MarkedItem key={item.id} {...{ item, at, styles }} result={results[at] ?? null} />
          ))}
        </chakra.ol>
      </Question>
    )
  }
  // The order that is shown first counts only once the student has said so, or has moved something.
  const isSet = value.alternatives.length > 0
  const set = (order: typeof items) => onChange({ ...value, alternatives: order.map(({ id }) => id) })
  return (
    <Question exercise={exercise} hint={t('ordering.hint')} onPaper={t('ordering.onPaper')}>
      <chakra.div css={styles.list} data-long={isLong ? '' : undefined} data-set={isSet ? '' : undefined}>
        <OrderList
          label={t('ordering.list')}
          items={items}
          nameOf={({ title }) => title}
          render={({ title }) => (
            <span lang="en" translate="no">
              {title}
            </span>
          )}
          announce={announce}
          onChange={set}
        />
      </chakra.div>
      {items.length > 0 && (
        <chakra.div css={styles.foot}>
          <Button
            aria-disabled={isSet}
            onClick={() => {
              if (isSet) return
              announce?.(t('ordering.kept'))
              set(items)
            }}
          >
            {isSet && <Check size={18} aria-hidden="true" />}
            {t(isSet ? 'ordering.kept' : 'ordering.keep')}
          </Button>
        </chakra.div>
      )}
    </Question>
  )
}
