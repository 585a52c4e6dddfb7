import { content, pt } from '../../authoring/topics.ts'

export const story = content({
  name: 'What is in the fridge?',
  icon: 'story',
  subject: 'What is in the fridge?',
  medium: { image: 'scene-kitchen' },
  text: `
<p>Portuguese has one word, ${pt('há')} (or ${pt('tem')}). English has two, and both live in the kitchen.</p>
<ul>
<li>Open the fridge: one bright light. <strong>There is</strong> a light. One thing, or something that you cannot count.</li>
<li>Look at the shelf: jars, jars, jars. <strong>There are</strong> jars. Two things or more.</li>
</ul>
<h3>Some and any</h3>
<p>Two small cooks work on your stove. <strong>Some</strong> is a fat, happy cook: she says yes and fills your plate.
<strong>Any</strong> is thin and worried: he asks questions and shakes his head.</p>
<table>
<thead><tr><th scope="col"></th><th scope="col">You can count it</th><th scope="col">You cannot count it</th></tr></thead>
<tbody>
<tr><th scope="row">Yes</th><td>There are <strong>some</strong> apples.</td><td>There is <strong>some</strong> milk.</td></tr>
<tr><th scope="row">No</th><td>There aren't <strong>any</strong> eggs.</td><td>There isn't <strong>any</strong> bread.</td></tr>
<tr><th scope="row">Question</th><td>Are there <strong>any</strong> eggs?</td><td>Is there <strong>any</strong> bread?</td></tr>
</tbody>
</table>
<h3>Place five words</h3>
<p>Walk around the kitchen and put a word in each place: <strong>milk</strong> runs down the fridge like a waterfall,
<strong>bread</strong> sleeps in the oven and snores, <strong>eggs</strong> dance on the stove, an <strong>apple</strong> as big as a chair sits at the table,
and the kettle is full of <strong>rice</strong>.</p>`,
})
