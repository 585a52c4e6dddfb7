/** A table with room for everybody below a lit window. Its colours are rules of the page's style. */
export const picture = `<svg viewBox="0 0 320 170" aria-hidden="true">
<path class="wall" d="M0 0h320v140H0Z"/>
<path class="floor" d="M0 140h320v30H0Z"/>
<path class="light" d="M36 112V62a30 30 0 0 1 60 0v50Z"/>
<path class="frame" d="M36 112V62a30 30 0 0 1 60 0v50ZM66 32v80M36 78h60"/>
<path class="board" d="M138 30h148v74H138Z"/>
<path class="chalk" d="M156 56h52M156 72h80M156 88h64M258 52l6 6 10-12"/>
<path class="wood" d="M96 124h136v8H96ZM110 132h8v28h-8ZM210 132h8v28h-8Z"/>
<path class="seat" d="M64 116h22v26H64ZM66 142h4v18h-4ZM80 142h4v18h-4ZM242 116h22v26h-22ZM244 142h4v18h-4ZM258 142h4v18h-4Z"/>
</svg>`
