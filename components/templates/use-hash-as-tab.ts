import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Leads from a hash that names an audience to that audience's page. */
export function useHashAsTab(audiences: readonly { id: string }[], route: string) {
  const router = useRouter();
  useEffect(() => {
    function follow() {
      const id = window.location.hash.slice(1);
      if (audiences.some((audience) => audience.id === id))
        router.replace(`${route}/${id}${window.location.search}`, { scroll: false });
    }
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [audiences, route, router]);
}
