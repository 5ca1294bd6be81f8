export function ColumnGroup({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="border-b border-line">
      <h2 className="label px-3 pt-3 pb-1 text-muted">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
