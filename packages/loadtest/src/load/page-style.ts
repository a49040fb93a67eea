/** Style of the report: light or dark by system preference, responsive. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ground: #f6f5f2; --panel: #fff; --ink: #1c1b1a; --soft: #625e58; --line: #dcd8d0; --good: #1d6b3c; --bad: #a3241c;
  --a: #2457a6; --b: #b4560f; --c: #7a2f8f; --d: #1d6b3c; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #16171a; --panel: #1f2125; --ink: #ece9e2; --soft: #a8a49b; --line: #383b41; --good: #6fce93; --bad: #ff8a7d;
    --a: #7fb0ff; --b: #ffb067; --c: #d79bea; --d: #6fce93; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1360px; padding: 24px 16px 48px; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 24px; line-height: 1.25; } h2 { margin: 32px 0 12px; font-size: 18px; } h3 { margin: 0 0 8px; font-size: 15px; }
p { margin: 6px 0; } .soft { color: var(--soft); } .good { color: var(--good); } .bad { color: var(--bad); }
.verdict { margin: 16px 0; padding: 10px 14px; border-left: 4px solid; background: var(--panel); } .verdict ul { margin: 4px 0 0; padding-left: 20px; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(148px, 1fr)); gap: 10px; margin: 16px 0; }
.tile { padding: 10px 12px; background: var(--panel); border: 1px solid var(--line); border-radius: 6px; }
.tile b { display: block; font-size: 22px; line-height: 1.3; font-variant-numeric: tabular-nums; } .tile span { color: var(--soft); font-size: 13px; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 14px; }
.chart { min-width: 0; padding: 12px; background: var(--panel); border: 1px solid var(--line); border-radius: 6px; } .chart p { font-size: 13px; }
.u-legend { text-align: left !important; font-size: 12px !important; } .u-legend th, .u-legend td { padding: 1px 4px 1px 0 !important; }
.scroll { overflow-x: auto; } table.figures { border-collapse: collapse; background: var(--panel); font-variant-numeric: tabular-nums; }
table.figures th, table.figures td { padding: 4px 10px; border: 1px solid var(--line); text-align: right; white-space: nowrap; }
table.figures th:first-child, table.figures td:first-child { text-align: left; } details { margin: 12px 0; } summary { cursor: pointer; padding: 6px 0; }
.tables { display: flex; flex-wrap: wrap; gap: 0 40px; } .tables > section { min-width: 0; max-width: 100%; }
@media (max-width: 500px) { table.figures { font-size: 13px; } table.figures th, table.figures td { padding: 4px 6px; white-space: normal; } }
li, td { overflow-wrap: anywhere; }
`;
