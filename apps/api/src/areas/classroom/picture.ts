/** An empty table below a lit window, as SVG; the style of the page sets its colours. */
export const picture = `<svg viewBox="0 0 320 170" aria-hidden="true">
<path class="wall" d="M0 0h320v140H0Z"/>
<path class="floor" d="M0 140h320v30H0Z"/>
<path class="light" d="M36 98V50a30 30 0 0 1 60 0v48Z"/>
<path class="frame" d="M36 98V50a30 30 0 0 1 60 0v48ZM66 20v78M36 66h60"/>
<path class="board" d="M138 22h148v76H138Z"/>
<path class="chalk" d="M156 46h52M156 62h80M156 78h64M258 44l6 6 10-12"/>
<path class="wood" d="M92 122h136v7H92ZM104 129h7v31h-7ZM209 129h7v31h-7Z"/>
<path class="seat" d="M56 104a4 4 0 0 1 8 0v32h20v8H64v16h-8ZM77 144h7v16h-7ZM264 104a4 4 0 0 0-8 0v32h-20v8h20v16h8ZM236 144h7v16h-7Z"/>
</svg>`
