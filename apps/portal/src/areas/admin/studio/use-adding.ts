import type { CourseEntity, CourseNode, ExerciseType, TopicType } from '@the-house/domain'
import { useState } from 'react'
import { idOf } from './course.ts'
import { createSteps } from './node-steps.ts'
import type { Actions } from './use-actions.ts'
import type { Selection } from './use-selection.ts'

/** What is being named in the tree. */
export interface Adding {
  parent: CourseNode
  entity: Exclude<CourseEntity, 'books'>
}

/** A dialog over the studio. */
export interface OpenDialog {
  kind: 'rename' | 'move' | 'paste'
  nodes: CourseNode[]
}

/** What is being added to the tree, and the dialog that is open over it. */
export function useAdding({ run }: Actions, { go, reveal }: Selection) {
  const [adding, setAdding] = useState<Adding | null>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  return {
    adding,
    add: (parent: CourseNode, entity: Adding['entity']) => {
      reveal(parent)
      setAdding({ parent, entity })
    },
    endAdding: () => setAdding(null),
    /** Makes what is being named; answers whether it was made. */
    make: async (name: string, type: TopicType | ExerciseType | undefined): Promise<boolean> => {
      if (!adding) return false
      const { entity, parent } = adding
      const pressed = await run(createSteps({ entity, parent_id: parent.id, name, type }))
      const [made] = pressed?.made ?? []
      if (!made) return false
      // A topic has one content, which is written next.
      if (entity === 'contents') {
        setAdding(null)
        go({ at: idOf(made) })
      }
      return true
    },
    dialog,
    ask: (kind: OpenDialog['kind'], nodes: CourseNode[]) => setDialog({ kind, nodes }),
    closeDialog: () => setDialog(null),
  }
}
