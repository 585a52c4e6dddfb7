import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { BottomBar } from '../bottom-bar/bottom-bar.tsx'
import { SegmentedProgress } from '../segmented-progress/segmented-progress.tsx'
import { Lesson } from './lesson.tsx'

const steps = [1, 2, 3].map((at) => ({ id: String(at), label: `Exercise ${at}`, state: 'open' as const }))

export default about({
  exports: ['Lesson', 'LessonSkeleton', 'useLessonFills'],
  purpose:
    'One exercise of a set between its progress and its actions. Where there is little room (useLessonFills) it fills the window, without what an on-screen keyboard covers; LessonSkeleton is its outline while it loads.',
  avoid: ['A text to read: it scrolls with its page.', 'A form: its buttons stand below its fields.'],
  good: {
    show: (
      <Lesson
        fills={false}
        exercise={1}
        still={false}
        progress={<SegmentedProgress steps={steps} current="1" />}
        actions={
          <BottomBar
            primary={{ label: 'Verify', onPress: ignore }}
            skip={{ label: 'Skip', onPress: ignore }}
            reason="Answer first, then verify."
          />
        }
      >
        Where is the cat?
      </Lesson>
    ),
    why: 'The actions are always at the same place; what does not fit scrolls above them.',
  },
  bad: {
    show: <Said>Menu, title, topics, progress, exercise, and Verify below the edge of the phone.</Said>,
    why: 'Half of the window says where one is, and the answer begins below it.',
  },
  anatomy: {
    Close: 'leaves the lesson; only where it fills the window',
    Progress: 'a SegmentedProgress in the bar',
    Menu: 'the title and the topics, or the time left; only where it fills the window',
    Exercise: 'scrolls where it does not fit',
    Result: 'rises from the lower edge of the exercise',
    Actions: 'a BottomBar',
  },
  keys: { ...nativeKeys.button, '↑ ↓': 'scroll an exercise in which nothing can be changed' },
  spoken: [
    'Close, progress, menu, exercise and actions in this order.',
    'The title of the screen is a heading that is read, also where it is not seen.',
  ],
})
