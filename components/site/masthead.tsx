interface Props {
  badge: string;
  title: string;
  text: string;
}

/** The top of a page: a badge that says who or what it's for, the heading and a short intro. */
export function Masthead({ badge, title, text }: Props) {
  return (
    <>
      <p className="label flex items-center gap-3 text-accent">
        <span aria-hidden className="h-px w-8 bg-accent" />
        {badge}
      </p>
      <h1 className="mt-5 text-[clamp(1.9rem,9.6vw,2.5rem)] leading-[1.04] font-extrabold tracking-tight sm:text-6xl xl:text-[clamp(3rem,3.9vw,4.5rem)] low:text-4xl print:text-5xl">
        {title}
      </h1>
      <p className="mt-5 max-w-prose text-lg text-muted sm:mt-6 2xl:text-xl">{text}</p>
    </>
  );
}
