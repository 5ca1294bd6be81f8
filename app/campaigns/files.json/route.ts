import { fileList } from '@/lib/build/campaign-files';

export const dynamic = 'force-static';

/** See `fileListAddress`. */
export function GET() {
  return Response.json(fileList());
}
