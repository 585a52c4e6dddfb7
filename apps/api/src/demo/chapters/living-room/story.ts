import { content, pt } from '../../authoring/topics.ts'

export const story = content({
  name: 'A place for everything',
  icon: 'story',
  subject: 'A place for everything',
  medium: { image: 'scene-living' },
  text: `
<p>Mrs. Reed says that a living room is a sentence: every thing stands in its place, and small words hold them together.
Those small words are called prepositions. Look at the picture and find Pepper, the cat.</p>
<h3>Seven places around one table</h3>
<dl>
<dt>on</dt><dd>The cup is <strong>on</strong> the table. It touches the top. (${pt('em cima de')})</dd>
<dt>under</dt><dd>The shoe is <strong>under</strong> the table, in the dark. (${pt('embaixo de')})</dd>
<dt>in</dt><dd>The letter is <strong>in</strong> the drawer, with walls around it. (${pt('dentro de')})</dd>
<dt>next to</dt><dd>The lamp is <strong>next to</strong> the sofa, side by side. (${pt('ao lado de')})</dd>
<dt>behind</dt><dd>The broom is <strong>behind</strong> the door, and you cannot see it. (${pt('atrás de')})</dd>
<dt>in front of</dt><dd>The rug is <strong>in front of</strong> the sofa, where you put your feet. (${pt('na frente de')})</dd>
<dt>between</dt><dd>The sofa is <strong>between</strong> the lamp and the bookshelf: one on each side. (${pt('entre')})</dd>
</dl>
<h3>The picture to remember</h3>
<p>See a cat as big as a sofa. It sits <strong>on</strong> the table and the table breaks. It hides <strong>under</strong> the rug and the rug walks.
It gets stuck <strong>between</strong> two books. Now close your eyes and move the cat around the room with your voice.</p>`,
})
