/**
 * Returns the visitors of a rule that judges every import of a file and every `export … from`. `judge` is called with the
 * node and what it names; what is not written out, as in `import(name)`, cannot be judged.
 */
export function eachImport(judge) {
  const visit = (node) => {
    // Absent in `export { x }`.
    const specifier = node.source?.value;
    if (typeof specifier === 'string') judge(node, specifier);
  };
  return {
    ImportDeclaration: visit,
    ImportExpression: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    TSImportType: visit,
  };
}
