#!/bin/sh
# Hugo and a Markdown page whose first line is HTML.
#
# One would guess: a page `.md` that begins with `<div>` is rendered like any other; Hugo leaves raw HTML out by default.
# What happens: without front matter, the first character decides what the file is. One `<` makes it "plain HTML documents not
# supported", and the whole site is not built. The same lines below a word of text build, without the HTML.
# Who is hurt: authors who paste an embed code as a page's first line, or delete the heading above it. No page of the site is
# published any more, and the message names neither Markdown nor front matter.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download hugo=0.111.3-1 >/dev/null 2>&1
dpkg-deb -x hugo_*.deb hugo
hugo=$folder/hugo/usr/bin/hugo
"$hugo" version

mkdir -p site/content site/layouts/_default
echo 'disableKinds = ["home", "section", "taxonomy", "term"]' >site/config.toml
echo '{{ .Content }}' >site/layouts/_default/single.html

build() {
  printf "$1" >site/content/page.md
  rm -rf site/public
  "$hugo" --source site >log 2>&1
}

if build '<p>Hello</p>\n\nWords.\n'; then first=built; else first=refused; fi
grep -i error log || true
if build 'Words.\n\n<p>Hello</p>\n'; then second=built; else second=refused; fi
echo "A page that begins with a tag: $first. The same with words first: $second."
if [ "$first" != refused ] || [ "$second" != built ]; then
  echo 'This differs from what was seen: refused, and built.' >&2
  exit 1
fi
