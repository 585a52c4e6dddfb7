import { content } from '../../authoring/topics.ts'

export const listening = content({
  name: 'Breakfast for two',
  icon: 'listening',
  subject: 'Breakfast for two',
  medium: { audio: 'kitchen-dialogue' },
  text: `
<p>It is Saturday morning. Mrs. Reed is at the table, and Ana is at the fridge. Is there enough for breakfast?</p>
<h3>Listen for the small words</h3>
<p><strong>There is some</strong> and <strong>there aren't any</strong> are spoken fast and without a pause.
Many learners hear only <em>milk</em> and <em>eggs</em>. Listen again and count: how many times do you hear <strong>any</strong>?</p>
<h3>Make the list</h3>
<p>After the second time, write two columns without looking at the text: <em>in the kitchen</em> and <em>not in the kitchen</em>.
Then check them with the text.</p>
<h3>Keep it in the house</h3>
<p>Put Mrs. Reed's last sentence on the fridge door with a magnet shaped like a toucan: <strong>That is a breakfast!</strong></p>`,
})
